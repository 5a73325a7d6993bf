import { useState } from 'react';
import { GRADE_LETTERS } from '@/i18n';
import { core } from '@/i18n/core';
import { rules } from '@/i18n/rules';
import { sheet } from '@/i18n/sheet';
import { sheetDetail } from '@/i18n/sheet-detail';
import type { DeathCause, Prompt } from '@/model/sheet';
import { Banner, WoundAlert } from '@/ui/banner';
import { Button } from '@/ui/button';
import { Explainer } from '@/ui/explainer';
import { useMessages } from '@/ui/preferences';
import { RuleLine } from '@/ui/rule-titles';
import { Segmented } from '@/ui/segmented';
import { useCanEdit } from './allowed';
import { WorseningWords } from './mind-why';
import { useOpenSheet } from './open-sheet';
import { type Mind, type Owed, selectMind, selectOwed, selectPayable } from './sheet-values';
import { useAct } from './use-act';

/** What can't wait: a death, worsening injuries, then every prompt in the order the rules asked. */
export function OwedCards() {
  const words = useMessages(sheet);
  const mind = useOpenSheet(selectMind);
  const owed = useOpenSheet(selectOwed);
  const asks = (kind: Prompt['kind']) => owed.some(({ prompt }) => prompt.kind === kind);
  return (
    <section aria-label={words.owed} className="grid gap-3 px-3 pb-3 lg:px-0">
      {mind.death && !asks('deathTrigger') && <DeadCard cause={mind.death} />}
      {mind.worsening && !asks('stayConscious') && <WorseningCard mind={mind} />}
      {owed.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the queue has no other order
        <OwedCard key={`${index} ${one.prompt.kind}`} owed={one} mind={mind} />
      ))}
    </section>
  );
}

/** One prompt with its answers. */
function OwedCard({ owed, mind }: Readonly<{ owed: Owed; mind: Mind }>) {
  const { prompt, names } = owed;
  switch (prompt.kind) {
    case 'stayConscious':
      return <PaymentCard prompt={prompt} mind={mind} />;
    case 'deathTrigger':
      return mind.death && <DeadCard cause={mind.death} answers={names} />;
    case 'actBesideMaster':
      return <BesideMasterCard />;
    case 'conditionSaves':
      return <SavesCard prompt={prompt} name={names[prompt.condition] ?? ''} />;
  }
}

/** "1 L turns to A each round. Dead in 9 rounds", where the last opens its why. */
function WorseningLine({ mind }: Readonly<{ mind: Mind }>) {
  const words = useMessages(sheetDetail);
  if (mind.roundsLeft === null) return null;
  return (
    <div>
      {words.alert.turns(GRADE_LETTERS[mind.lethal > 0 ? 'lethal' : 'bashing'])}{' '}
      <Explainer
        name={words.worsening.name}
        value={mind.roundsLeft}
        className="-my-3 inline-block py-3"
        body={() => (
          <div className="grid gap-1.5">
            <WorseningWords mind={mind} />
            <RuleLine rule="H-11" className="border-t border-line pt-1" />
          </div>
        )}
      >
        <span className="why">{words.worsening.deadIn(mind.roundsLeft)}</span>
      </Explainer>
      .
    </div>
  );
}

/** Whole words: where they don't fit side by side, they go to the next line. */
const CARD_BUTTON = 'px-3 whitespace-nowrap';

function FirstAidButton() {
  const words = useMessages(sheetDetail);
  const act = useAct();
  const canEdit = useCanEdit();
  return (
    <Button className={CARD_BUTTON} disabled={!canEdit} onClick={() => act({ type: 'health/first-aid' }, 'big')}>
      {words.alert.firstAid}
    </Button>
  );
}

function WorseningCard({ mind }: Readonly<{ mind: Mind }>) {
  const { alert } = useMessages(sheetDetail);
  return (
    <WoundAlert title={mind.life === 'out' ? alert.worsens : alert.worsensAwake} actions={<FirstAidButton />}>
      <WorseningLine mind={mind} />
    </WoundAlert>
  );
}

type Payment = Extract<Prompt, { kind: 'stayConscious' }>;

/** Pay to stay awake, or pass out. In combat the payment buys a round, else an hour. */
function PaymentCard({ prompt, mind }: Readonly<{ prompt: Payment; mind: Mind }>) {
  const { alert } = useMessages(sheetDetail);
  const { prompt: prompts, promptReason } = useMessages(rules);
  const { verb } = useMessages(core);
  const payable = useOpenSheet(selectPayable);
  const canEdit = useCanEdit();
  const act = useAct();
  const [time, setTime] = useState<'round' | 'hour'>('round');
  const inCombat = time === 'round';
  return (
    <WoundAlert
      title={prompts.stayConscious}
      actions={
        <>
          <Button
            kind="primary"
            className={CARD_BUTTON}
            disabled={!canEdit || payable === 0}
            onClick={() => act({ type: 'willpower/stay-conscious', inCombat }, 'big')}
          >
            {payable === 0 ? alert.noWillpower : verb.payWillpower}
          </Button>
          <Button
            className={CARD_BUTTON}
            disabled={!canEdit}
            onClick={() => act({ type: 'consciousness/pass-out' }, 'big')}
          >
            {alert.passesOut}
          </Button>
          {mind.worsening && <FirstAidButton />}
        </>
      }
    >
      <p>
        {promptReason[prompt.reason]} {payable > 0 && alert.payBuys[time]}
      </p>
      {mind.worsening && <WorseningLine mind={mind} />}
      {payable > 0 && (
        <Segmented
          className="mt-2 lg:max-w-72"
          label={alert.when}
          value={time}
          onChange={setTime}
          options={[
            { value: 'round', label: alert.inCombat, disabled: !canEdit },
            { value: 'hour', label: alert.outOfCombat, disabled: !canEdit },
          ]}
        />
      )}
    </WoundAlert>
  );
}

type DeadCardProps = Readonly<{
  cause: DeathCause;
  /** Names of the effects that may answer the death, by id. */
  answers?: Readonly<Record<string, string>>;
}>;

function DeadCard({ cause, answers }: DeadCardProps) {
  const { alert } = useMessages(sheetDetail);
  const { deathCause } = useMessages(rules);
  const canEdit = useCanEdit();
  const act = useAct();
  const choose = (effect: string | null) => act({ type: 'death/choose-trigger', effect }, 'big');
  return (
    <WoundAlert
      dead
      title={cause === 'annihilated' ? alert.annihilated : alert.dead}
      actions={
        answers && (
          <>
            {Object.entries(answers).map(([id, name]) => (
              <Button key={id} disabled={!canEdit} onClick={() => choose(id)}>
                {name}
              </Button>
            ))}
            <Button disabled={!canEdit} onClick={() => choose(null)}>
              {alert.nothingAnswers}
            </Button>
          </>
        )
      }
    >
      <p>{cause === 'annihilated' ? alert.noReturn : deathCause[cause]}</p>
      {answers && <p>{alert.answerWith}</p>}
    </WoundAlert>
  );
}

/** A being without Initiative acts before or after its master. */
function BesideMasterCard() {
  const { alert } = useMessages(sheetDetail);
  const { prompt } = useMessages(rules);
  const canEdit = useCanEdit();
  const act = useAct();
  return (
    <Banner
      mark="none"
      action={
        <>
          <Button disabled={!canEdit} onClick={() => act({ type: 'turn/beside-master', when: 'before' })}>
            {alert.beforeMaster}
          </Button>
          <Button disabled={!canEdit} onClick={() => act({ type: 'turn/beside-master', when: 'after' })}>
            {alert.afterMaster}
          </Button>
        </>
      }
    >
      {prompt.actBesideMaster}
    </Banner>
  );
}

type Saves = Extract<Prompt, { kind: 'conditionSaves' }>;

function SavesCard({ prompt: { condition, saves }, name }: Readonly<{ prompt: Saves; name: string }>) {
  const { alert } = useMessages(sheetDetail);
  const canEdit = useCanEdit();
  const act = useAct();
  return (
    <Banner
      mark="none"
      action={
        <Button disabled={!canEdit} onClick={() => act({ type: 'saves/done', condition })}>
          {alert.rolled}
        </Button>
      }
    >
      {alert.saves(name, saves)}
    </Banner>
  );
}
