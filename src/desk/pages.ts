import { auditWords } from '../content/desk/audit.ts'
import { code, entry, setup, welcome } from '../content/desk/login.ts'
import { resendWords } from '../content/desk/problem-pages.ts'
import { trouble } from '../content/desk/problem-pages.ts'
import { campaignWords } from '../content/desk/campaigns.ts'
import { failures } from '../content/desk/browser-errors.ts'
import { experimentWords } from '../content/desk/experiment.ts'
import { exportWords } from '../content/desk/exports.ts'
import { funnelWords } from '../content/desk/funnel.ts'
import { home } from '../content/desk/home.ts'
import { missed } from '../content/desk/not-understood.ts'
import { deliveries } from '../content/desk/deliveries.ts'
import { missingNetworkWords } from '../content/desk/uncovered-cities.ts'
import { slots } from '../content/desk/installation-slots.ts'
import { people, person } from '../content/desk/call-list.ts'
import { AuditPage } from './pages/AuditPage.tsx'
import { CampaignPage } from './pages/CampaignPage.tsx'
import { CampaignsPage } from './pages/CampaignsPage.tsx'
import { CodePage } from './pages/CodePage.tsx'
import { CoveragePage } from './pages/CoveragePage.tsx'
import { DeliveriesPage } from './pages/DeliveriesPage.tsx'
import { EntryPage } from './pages/EntryPage.tsx'
import { ExperimentPage } from './pages/ExperimentPage.tsx'
import { ExportsPage } from './pages/ExportsPage.tsx'
import { FailuresPage } from './pages/FailuresPage.tsx'
import { FunnelPage } from './pages/FunnelPage.tsx'
import { HomePage } from './pages/HomePage.tsx'
import { MissedPage } from './pages/MissedPage.tsx'
import { PeoplePage } from './pages/PeoplePage.tsx'
import { PersonPage } from './pages/PersonPage.tsx'
import { ResendPage } from './pages/ResendPage.tsx'
import { SetupPage } from './pages/SetupPage.tsx'
import { SlotsPage } from './pages/SlotsPage.tsx'
import { TroublePage } from './pages/TroublePage.tsx'
import { WelcomePage } from './pages/WelcomePage.tsx'

/** Every page of the desk, by the name that the server uses. */
export const pages = {
  entry: { title: entry.title, Body: EntryPage },
  code: { title: code.title, Body: CodePage },
  setup: { title: setup.title, Body: SetupPage },
  welcome: { title: welcome.title, Body: WelcomePage },
  resend: { title: resendWords.title, Body: ResendPage },
  trouble: { title: trouble.title, Body: TroublePage },
  home: { title: home.title, Body: HomePage },
  funnel: { title: funnelWords.title, Body: FunnelPage },
  experiment: { title: experimentWords.title, Body: ExperimentPage },
  missed: { title: missed.title, Body: MissedPage },
  campaigns: { title: campaignWords.title, Body: CampaignsPage },
  campaign: { title: campaignWords.one, Body: CampaignPage },
  exports: { title: exportWords.title, Body: ExportsPage },
  people: { title: people.title, Body: PeoplePage },
  person: { title: person.title, Body: PersonPage },
  deliveries: { title: deliveries.title, Body: DeliveriesPage },
  slots: { title: slots.title, Body: SlotsPage },
  coverage: { title: missingNetworkWords.title, Body: CoveragePage },
  failures: { title: failures.title, Body: FailuresPage },
  audit: { title: auditWords.title, Body: AuditPage },
} as const
