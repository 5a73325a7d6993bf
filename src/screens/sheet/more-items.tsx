import {
  Bone,
  Book,
  Calculator,
  CircleSlash,
  ClipboardPaste,
  Dices,
  Download,
  Ghost,
  Hand,
  HeartPlus,
  IdCard,
  Keyboard,
  MessageSquareShare,
  Moon,
  Pencil,
  Plus,
  Printer,
  Rewind,
  Scale,
  ScanFace,
  Skull,
  StepForward,
  Sun,
  Users,
} from 'lucide-react';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { Command } from '@/rules';
import { type MenuItem, MenuItems } from '@/ui/menu-items';
import { useMessages } from '@/ui/preferences';
import { useCanEdit } from './allowed';
import { useOpenSheet } from './open-sheet';
import type { OpenPanel } from './sheet-panel';
import { selectMind } from './sheet-values';
import { useAct } from './use-act';
import { useExport } from './use-export';

type MoreItemsProps = Readonly<{ onOpen: OpenPanel; onKeys: () => void; close: () => void }>;

/** What is needed now and then; with what the Storyteller may rule by hand. */
export function MoreItems({ onOpen, onKeys, close }: MoreItemsProps) {
  const { menu } = useMessages(sheetDetail);
  const canEdit = useCanEdit();
  const exportSheet = useExport();
  const rulings = useRulings();
  const items: MenuItem[] = [
    { label: menu.roll, icon: Dices, onSelect: () => onOpen('roll') },
    { label: menu.edit, icon: Pencil, onSelect: () => onOpen('edit'), disabled: !canEdit },
    { label: menu.addEffect, icon: Plus, onSelect: () => onOpen('effect'), disabled: !canEdit },
    { label: menu.being, icon: ScanFace, onSelect: () => onOpen('being'), disabled: !canEdit },
    { label: menu.secondHealth, icon: HeartPlus, onSelect: () => onOpen('second-health'), disabled: !canEdit },
    { label: menu.limbs, icon: Bone, onSelect: () => onOpen('limbs') },
    { label: menu.endScene, icon: StepForward, onSelect: () => onOpen('scene'), disabled: !canEdit },
    { label: menu.byHand, icon: Hand, onSelect: () => onOpen('by-hand'), disabled: !canEdit },
    { label: menu.summon, icon: Ghost, onSelect: () => onOpen('summon'), disabled: !canEdit },
    { label: menu.reversal, icon: Rewind, onSelect: () => onOpen('reversal'), disabled: !canEdit },
    { label: menu.tableRules, icon: Scale, onSelect: () => onOpen('table-rules') },
    { label: menu.copyForChat, icon: MessageSquareShare, onSelect: () => onOpen('chat-copy') },
    { label: menu.pasteFromChat, icon: ClipboardPaste, onSelect: () => onOpen('chat-paste'), disabled: !canEdit },
    { label: menu.card, icon: IdCard, onSelect: () => onOpen('party-card') },
    { label: menu.party, icon: Users, onSelect: () => onOpen('party') },
    { label: menu.toolbox, icon: Calculator, onSelect: () => onOpen('toolbox') },
    { label: menu.rulebook, icon: Book, onSelect: () => location.assign('#/rulebook') },
    { label: menu.export, icon: Download, onSelect: () => void exportSheet() },
    { label: menu.print, icon: Printer, onSelect: () => onOpen('print') },
    { label: menu.keys, icon: Keyboard, onSelect: onKeys, detail: '?' },
    ...(canEdit ? rulings : []),
  ];
  return <MenuItems items={items} close={close} />;
}

/** Rulings of the Storyteller that make sense for the character as they are. */
function useRulings(): readonly MenuItem[] {
  const { menu } = useMessages(sheetDetail);
  const { life, causes } = useOpenSheet(selectMind);
  const act = useAct();
  if (life === 'dead') return [];
  const rule = (command: Command) => () => act(command, 'big');
  const canWake = life === 'mustPay' || causes.some((cause) => cause === 'severeInjury' || cause === 'storyteller');
  return [
    ...(canWake
      ? [{ label: menu.wakes, icon: Sun, detail: menu.storyteller, onSelect: rule({ type: 'consciousness/rouse' }) }]
      : []),
    ...(life === 'out'
      ? []
      : [
          {
            label: menu.falls,
            icon: Moon,
            detail: menu.storyteller,
            onSelect: rule({ type: 'consciousness/send-back' }),
          },
        ]),
    {
      label: menu.dies,
      icon: Skull,
      detail: menu.storyteller,
      onSelect: rule({ type: 'death/declare', cause: 'instantDeath' }),
    },
    {
      label: menu.annihilated,
      icon: CircleSlash,
      detail: menu.storyteller,
      onSelect: rule({ type: 'death/declare', cause: 'annihilated' }),
    },
  ];
}
