import { lazy, Suspense, useState } from 'react';
import { Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { LiveRegionProvider } from '@/ui/live-region';
import { LoadingBars } from '@/ui/loading-bars';
import { PreferencesProvider } from '@/ui/preferences';
import { ToastProvider } from '@/ui/toast';
import { ErrorBoundary, NotFound } from './error-boundary';
import { SettingsMenu } from './settings-menu';
import { SheetRoute } from './sheet-route';
import { Terms } from './terms';

const RosterRoute = lazy(async () => ({ default: (await import('./roster-route')).RosterRoute }));
const RulebookRoute = lazy(async () => ({ default: (await import('./rulebook-route')).RulebookRoute }));
const PartyRoute = lazy(async () => ({ default: (await import('./party-route')).PartyRoute }));
const JoinRoute = lazy(async () => ({ default: (await import('./join-route')).JoinRoute }));
const ToolboxScreen = lazy(async () => ({ default: (await import('@/screens/toolbox/toolbox-screen')).ToolboxScreen }));
const CharacterForm = lazy(async () => ({
  default: (await import('@/screens/character-form/character-form')).CharacterForm,
}));

/** Providers around the routes; which screen, sheet and panel are open stands in the address. */
export function App() {
  return (
    <PreferencesProvider>
      <LiveRegionProvider>
        <ToastProvider>
          <Suspense fallback={<LoadingBars />}>
            {/* biome-ignore lint/nursery/useReactCompiler: wouter takes its location hook as a prop */}
            <Router hook={useHashLocation}>
              <Routes />
            </Router>
          </Suspense>
          <Terms />
        </ToastProvider>
      </LiveRegionProvider>
    </PreferencesProvider>
  );
}

function Routes() {
  const [address, go] = useLocation();
  const toList = () => go('/');
  const toSheet = (id: string) => go(`/sheet/${id}`);
  const menu = <SettingsMenu />;
  const sheetId = useLastSheet(address);
  const leaveBook = () => go(sheetId ? `/sheet/${sheetId}` : '/');
  return (
    <ErrorBoundary key={address.split('/').slice(0, 3).join('/')} onLeave={toList}>
      <Suspense fallback={<LoadingBars />}>
        <Switch>
          <Route path="/">
            <RosterRoute onOpen={toSheet} onNew={() => go('/new')} menu={menu} />
          </Route>
          <Route path="/new">
            <CharacterForm mode="new" onClose={toList} onCreated={(id) => go(`/sheet/${id}`, { replace: true })} />
          </Route>
          <Route path="/sheet/:id/:panel?">
            {({ id, panel }) => (
              <SheetRoute
                id={id}
                panel={panel}
                onBack={toList}
                onSheet={toSheet}
                onPanel={(next) => go(next ? `/sheet/${id}/${next}` : `/sheet/${id}`, { replace: next === null })}
                menu={menu}
              />
            )}
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
      </Suspense>
    </ErrorBoundary>
  );
}

/** The sheet that was open last in this tab: what explains a rule leads back to it. */
function useLastSheet(address: string): string | null {
  const [last, setLast] = useState<string | null>(null);
  const [, screen, id] = address.split('/');
  const now = screen === 'sheet' && id ? id : last;
  if (now !== last) setLast(now);
  return now;
}
