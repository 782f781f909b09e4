import { lazy, Suspense } from 'react';
import { Route, Switch } from 'wouter';
import { Broken, ErrorBoundary } from './screens/error-boundary.tsx';
import { Loading } from './screens/loading.tsx';
import { NewVersion } from './screens/new-version.tsx';
import { StartScreen } from './screens/start/start-screen.tsx';
import { KeptForOffline } from './service-worker-registration.ts';
import { useDocumentSettings } from './settings/document-settings.ts';

const NewGameScreen = lazy(async () => ({
  default: (await import('./screens/new-game/new-game-screen.tsx')).NewGameScreen,
}));
const GameScreen = lazy(async () => ({
  default: (await import('./screens/game-screen.tsx')).GameScreen,
}));
const SavedScreen = lazy(async () => ({
  default: (await import('./screens/saved/saved-screen.tsx')).SavedScreen,
}));
const ReplayScreen = lazy(async () => ({
  default: (await import('./replay/replay-screen.tsx')).ReplayScreen,
}));
const DailyScreen = lazy(async () => ({
  default: (await import('./screens/daily/daily-screen.tsx')).DailyScreen,
}));
const SettingsScreen = lazy(async () => ({
  default: (await import('./settings/settings-screen.tsx')).SettingsScreen,
}));
const GalleryScreen = lazy(async () => ({
  default: (await import('./gallery/gallery-screen.tsx')).GalleryScreen,
}));
const CollectionScreen = lazy(async () => ({
  default: (await import('./collection/collection-screen.tsx')).CollectionScreen,
}));
const StatsScreen = lazy(async () => ({
  default: (await import('./stats/stats-screen.tsx')).StatsScreen,
}));
const AboutScreen = lazy(async () => ({
  default: (await import('./screens/about/about-screen.tsx')).AboutScreen,
}));
const LearnScreen = lazy(async () => ({
  default: (await import('./learn/learn-screen.tsx')).LearnScreen,
}));
const RulesScreen = lazy(async () => ({
  default: (await import('./screens/rules/rules-screen.tsx')).RulesScreen,
}));
const OnlineRooms = lazy(async () => ({
  default: (await import('./screens/online/online-rooms.tsx')).OnlineRooms,
}));
const OpenScreen = lazy(async () => ({
  default: (await import('./install/open-screen.tsx')).OpenScreen,
}));
const NotFoundScreen = lazy(async () => ({
  default: (await import('./screens/not-found.tsx')).NotFoundScreen,
}));

export function App() {
  useDocumentSettings();
  return (
    <ErrorBoundary fallback={Broken}>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={StartScreen} />
          <Route path="/new" component={NewGameScreen} />
          <Route path="/game/:id" component={GameScreen} />
          <Route path="/learn" component={LearnScreen} />
          <Route path="/rules/:id?" component={RulesScreen} />
          <Route path="/saved" component={SavedScreen} />
          <Route path="/record" component={StatsScreen} />
          <Route path="/daily" component={DailyScreen} />
          <Route path="/replay/:id?" component={ReplayScreen} />
          <Route path="/review/:id" component={ReplayScreen} />
          <Route path="/replay/online/:table" component={ReplayScreen} />
          <Route path="/factions/:name?" component={GalleryScreen} />
          <Route path="/cards/:faction/:card" component={GalleryScreen} />
          <Route path="/collection" component={CollectionScreen} />
          <Route path="/open" component={OpenScreen} />
          <Route path="/about" component={AboutScreen} />
          <Route path="/settings" component={SettingsScreen} />
          <Route
            path={
              /^\/(online(\/new)?|t\/[^/]+|me|leaderboard|statistics|carry|sign-in|mail\/(confirm|stop))\/?$/
            }
            component={OnlineRooms}
          />
          <Route component={NotFoundScreen} />
        </Switch>
        <KeptForOffline />
      </Suspense>
      <NewVersion />
    </ErrorBoundary>
  );
}
