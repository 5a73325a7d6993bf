import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { NotFound } from './error-boundary';

const RulebookRoute = lazy(async () => ({ default: (await import('./rulebook-route')).RulebookRoute }));
const PartyRoute = lazy(async () => ({ default: (await import('./party-route')).PartyRoute }));
const JoinRoute = lazy(async () => ({ default: (await import('./join-route')).JoinRoute }));
const ToolboxScreen = lazy(async () => ({ default: (await import('@/screens/toolbox/toolbox-screen')).ToolboxScreen }));
const CharacterForm = lazy(async () => ({
  default: (await import('@/screens/character-form/character-form')).CharacterForm,
}));

type OtherRoutesProps = Readonly<{
  go: (address: string, options?: Readonly<{ replace: boolean }>) => void;
  /** The sheet that was open last: what explains a rule leads back to it. */
  sheetId: string | null;
}>;

/** Every screen besides the list and the sheet, which must not wait for these. */
export function OtherRoutes({ go, sheetId }: OtherRoutesProps) {
  const toList = () => go('/');
  const leaveBook = () => go(sheetId ? `/sheet/${sheetId}` : '/');
  return (
    <Switch>
      <Route path="/new">
        <CharacterForm mode="new" onClose={toList} onCreated={(id) => go(`/sheet/${id}`, { replace: true })} />
      </Route>
      <Route path="/rulebook/:entry?">
        {({ entry }) => <RulebookRoute entry={entry} sheetId={sheetId} onClose={leaveBook} />}
      </Route>
      <Route path="/party/:board?/:panel?">
        {({ board, panel }) => <PartyRoute boardId={board} panel={panel} onBack={toList} onGo={go} />}
      </Route>
      <Route path="/join/:part?">{({ part }) => <JoinRoute part={part} onBack={toList} onGo={go} />}</Route>
      <Route path="/toolbox/:seed?">
        {({ seed = '' }) => <ToolboxScreen key={seed} seed={seed} base="#/toolbox/" onClose={leaveBook} />}
      </Route>
      <Route>
        <NotFound onLeave={toList} />
      </Route>
    </Switch>
  );
}
