import { Route, Switch } from 'wouter';
import { history } from '../../i18n/en/history.ts';
import { identity } from '../../i18n/en/identity.ts';
import { notices } from '../../i18n/en/notices.ts';
import { online } from '../../i18n/en/online.ts';
import { stats } from '../../i18n/en/stats.ts';
import { addTexts } from '../../i18n/index.ts';
import { CarryScreen } from './carry-screen.tsx';
import { Gate } from './gate.tsx';
import { LeaderboardScreen } from './history/leaderboard-screen.tsx';
import { StatisticsScreen } from './history/statistics-screen.tsx';
import { SignInScreen } from './identity/sign-in-screen.tsx';
import { MeScreen } from './me-screen.tsx';
import { NewTableScreen } from './new-table-screen.tsx';
import { MailLinkScreen } from './notices/mail-link-screen.tsx';
import { Notices } from './notices.tsx';
import { OnlineScreen } from './online-screen.tsx';
import { TableScreen } from './table-screen.tsx';

addTexts('online', online);
addTexts('identity', identity);
addTexts('notices', notices);
addTexts('history', history);
addTexts('stats', stats);

/** Everything that needs a server: loaded when somebody comes here, and not before. */
export function OnlineRooms() {
  return (
    <Switch>
      <Route path="/carry" component={CarryScreen} />
      <Route path="/sign-in" component={SignInScreen} />
      <Route path="/mail/confirm">
        <MailLinkScreen link="confirm" />
      </Route>
      <Route path="/mail/stop">
        <MailLinkScreen link="stop" />
      </Route>
      <Route>
        <Gate>
          <Switch>
            <Route path="/online" component={OnlineScreen} />
            <Route path="/online/new" component={NewTableScreen} />
            <Route path="/t/:id">{({ id }) => <TableScreen key={id} id={id} />}</Route>
            <Route path="/me" component={MeScreen} />
            <Route path="/leaderboard" component={LeaderboardScreen} />
            <Route path="/statistics" component={StatisticsScreen} />
          </Switch>
          <Notices />
        </Gate>
      </Route>
    </Switch>
  );
}
