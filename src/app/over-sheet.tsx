import { lazy } from 'react';
import type { EntryKind } from '@/editors/entries';
import type { SheetPanel } from '@/screens/sheet/sheet-panel';

const DamageDialog = lazy(async () => ({
  default: (await import('@/screens/damage-dialog/damage-dialog')).DamageDialog,
}));
const HealDialog = lazy(async () => ({ default: (await import('@/screens/heal-dialog/heal-dialog')).HealDialog }));
const WillpowerDialog = lazy(async () => ({
  default: (await import('@/screens/willpower-dialog/willpower-dialog')).WillpowerDialog,
}));
const RoundDialog = lazy(async () => ({ default: (await import('@/screens/round-dialog/round-dialog')).RoundDialog }));
const HistoryDrawer = lazy(async () => ({
  default: (await import('@/screens/history-drawer/history-drawer')).HistoryDrawer,
}));
const RestPlanner = lazy(async () => ({ default: (await import('@/screens/rest-planner/rest-planner')).RestPlanner }));
const ToolboxScreen = lazy(async () => ({ default: (await import('@/screens/toolbox/toolbox-screen')).ToolboxScreen }));
const TableRulesScreen = lazy(async () => ({
  default: (await import('@/screens/table-rules/table-rules-screen')).TableRulesScreen,
}));
const PrintScreen = lazy(async () => ({ default: (await import('@/screens/sheet/print/print-screen')).PrintScreen }));
const CharacterForm = lazy(async () => ({
  default: (await import('@/screens/character-form/character-form')).CharacterForm,
}));
const AddEffect = lazy(async () => ({ default: (await import('@/screens/entry-dialog/add-effect')).AddEffect }));
const RollDialog = lazy(async () => ({ default: (await import('@/screens/roll-dialog/roll-dialog')).RollDialog }));

const EntryPanel = lazy(async () => ({ default: (await import('@/screens/entry-dialog/entry-panel')).EntryPanel }));

const ByHandDialog = lazy(async () => ({
  default: (await import('@/screens/by-hand-dialog/by-hand-dialog')).ByHandDialog,
}));
const SummonDialog = lazy(async () => ({
  default: (await import('@/screens/summon-dialog/summon-dialog')).SummonDialog,
}));
const ReversalDialog = lazy(async () => ({
  default: (await import('@/screens/reversal-dialog/reversal-dialog')).ReversalDialog,
}));

const SecondHealthDialog = lazy(async () => ({
  default: (await import('@/screens/second-health-dialog/second-health-dialog')).SecondHealthDialog,
}));

const CopyDialog = lazy(async () => ({ default: (await import('@/screens/chat-dialog/copy-dialog')).CopyDialog }));
const PasteDialog = lazy(async () => ({ default: (await import('@/screens/chat-dialog/paste-dialog')).PasteDialog }));

const CardDialog = lazy(async () => ({ default: (await import('@/screens/party-player/card-dialog')).CardDialog }));
const PartyDialog = lazy(async () => ({ default: (await import('@/screens/party-player/party-dialog')).PartyDialog }));
const ReviewProposal = lazy(async () => ({ default: (await import('./review-proposal')).ReviewProposal }));
const OfferedRules = lazy(async () => ({ default: (await import('./offered-rules')).OfferedRules }));

const LimbsDialog = lazy(async () => ({ default: (await import('@/screens/limbs-dialog/limbs-dialog')).LimbsDialog }));
const BeingDialog = lazy(async () => ({ default: (await import('@/screens/being-dialog/being-dialog')).BeingDialog }));

type PanelProps<P> = Readonly<{ panel: P; onClose: () => void }>;

const TOOLBOX_PANEL = /^toolbox(:|$)/;

/** A panel that takes the place of the sheet. */
export function FullScreen({ id, panel, onClose }: PanelProps<string> & Readonly<{ id: string }>) {
  if (panel === 'rest') return <RestPlanner onClose={onClose} />;
  if (panel === 'table-rules') return <TableRulesScreen onClose={onClose} />;
  if (panel === 'print') return <PrintScreen onClose={onClose} />;
  if (panel === 'offered-rules') return <OfferedRules onClose={onClose} />;
  if (TOOLBOX_PANEL.test(panel)) {
    const seed = panel.replace(TOOLBOX_PANEL, '');
    return <ToolboxScreen key={seed} seed={seed} base={`#/sheet/${id}/toolbox:`} onClose={onClose} />;
  }
  return <CharacterForm mode="edit" onClose={onClose} onCreated={onClose} />;
}

const ROLL_PANEL = /^roll(:|$)/;
const BY_HAND_PANEL = /^by-hand(:|$)/;
const PROPOSAL_PANEL = /^proposal:/;

type OverProps = PanelProps<string> & Readonly<{ onPanel: (panel: SheetPanel) => void; onSheet: (id: string) => void }>;

/** A panel over the sheet; an address that names none shows nothing. */
export function OverSheet({ panel, onClose, onPanel, onSheet }: OverProps) {
  if (ROLL_PANEL.test(panel)) return <RollDialog key={panel} seed={panel.replace(ROLL_PANEL, '')} onClose={onClose} />;
  if (BY_HAND_PANEL.test(panel)) return <ByHandDialog of={panel.replace(BY_HAND_PANEL, '')} onClose={onClose} />;
  if (PROPOSAL_PANEL.test(panel)) return <ReviewProposal id={panel.replace(PROPOSAL_PANEL, '')} onClose={onClose} />;
  switch (panel) {
    case 'damage':
      return <DamageDialog onClose={onClose} />;
    case 'heal':
      return <HealDialog onClose={onClose} />;
    case 'willpower':
      return <WillpowerDialog onClose={onClose} />;
    case 'round':
      return <RoundDialog kind="round" onClose={onClose} />;
    case 'scene':
      return <RoundDialog kind="scene" onClose={onClose} />;
    case 'history':
      return <HistoryDrawer onClose={onClose} />;
    case 'effect':
      return <AddEffect onClose={onClose} />;
    case 'chat-copy':
      return <CopyDialog onClose={onClose} />;
    case 'chat-paste':
      return <PasteDialog onClose={onClose} />;
    case 'party':
      return <PartyDialog onClose={onClose} onCard={() => onPanel('party-card')} />;
    case 'party-card':
      return <CardDialog onClose={onClose} />;
    case 'being':
      return <BeingDialog onClose={onClose} />;
    case 'limbs':
      return <LimbsDialog onClose={onClose} onEffect={() => onPanel('effect')} />;
    case 'second-health':
      return <SecondHealthDialog onClose={onClose} />;
    case 'summon':
      return <SummonDialog onClose={onClose} onOpenSheet={onSheet} />;
    case 'reversal':
      return <ReversalDialog onClose={onClose} />;
    default:
      return <EntryOverSheet panel={panel} onClose={onClose} />;
  }
}

const ENTRY = /^(resource|skill|item|defence|effect|condition|pool|gauge|healing|person|contract):(.+)$/;

/** The form of an entry, `item:<id>`; an address that names none shows nothing. */
function EntryOverSheet({ panel, onClose }: PanelProps<string>) {
  const [, kind, id] = ENTRY.exec(panel) ?? [];
  return kind && id ? <EntryPanel kind={kind as EntryKind} id={id} onClose={onClose} /> : null;
}
