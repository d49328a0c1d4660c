import { landing as generalLanding } from './default/landing.ts'
import { rules as generalRules } from './default/rules.ts'
import { landing as bLanding } from './b/landing.ts'
import { rules as bRules } from './b/rules.ts'
import { landing as bRLanding } from './b/r/landing.ts'
import { rules as bRRules } from './b/r/rules.ts'
import { landing as bTimblackLanding } from './b/timblack/landing.ts'
import { rules as bTimblackRules } from './b/timblack/rules.ts'
import { landing as blackFridayLanding } from './black-friday/landing.ts'
import { rules as blackFridayRules } from './black-friday/rules.ts'
import { landing as cLanding } from './c/landing.ts'
import { rules as cRules } from './c/rules.ts'
import { landing as dLanding } from './d/landing.ts'
import { rules as dRules } from './d/rules.ts'
import { landing as esLanding } from './es/landing.ts'
import { rules as esRules } from './es/rules.ts'
import { landing as fluxoLanding } from './fluxo/landing.ts'
import { rules as fluxoRules } from './fluxo/rules.ts'
import { landing as globoplayLanding } from './globoplay/landing.ts'
import { rules as globoplayRules } from './globoplay/rules.ts'
import { landing as globoplayTimblackLanding } from './globoplay/timblack/landing.ts'
import { rules as globoplayTimblackRules } from './globoplay/timblack/rules.ts'
import { landing as globoplayTimcontroleLanding } from './globoplay/timcontrole/landing.ts'
import { rules as globoplayTimcontroleRules } from './globoplay/timcontrole/rules.ts'
import { landing as globoplayTimpreLanding } from './globoplay/timpre/landing.ts'
import { rules as globoplayTimpreRules } from './globoplay/timpre/rules.ts'
import { landing as hboMaxLanding } from './hbo-max/landing.ts'
import { rules as hboMaxRules } from './hbo-max/rules.ts'
import { landing as liveloLanding } from './livelo/landing.ts'
import { rules as liveloRules } from './livelo/rules.ts'
import { landing as migracaoUltrafibraLanding } from './migracao-ultrafibra/landing.ts'
import { rules as migracaoUltrafibraRules } from './migracao-ultrafibra/rules.ts'
import { landing as ofertaColaboradorLanding } from './oferta-colaborador/landing.ts'
import { rules as ofertaColaboradorRules } from './oferta-colaborador/rules.ts'
import { landing as paramountLanding } from './paramount/landing.ts'
import { rules as paramountRules } from './paramount/rules.ts'
import { landing as premiumLanding } from './premium/landing.ts'
import { rules as premiumRules } from './premium/rules.ts'
import { landing as rLanding } from './r/landing.ts'
import { rules as rRules } from './r/rules.ts'
import { landing as r2Landing } from './r2/landing.ts'
import { rules as r2Rules } from './r2/rules.ts'
import { landing as r3Landing } from './r3/landing.ts'
import { rules as r3Rules } from './r3/rules.ts'
import { landing as rsLanding } from './rs/landing.ts'
import { rules as rsRules } from './rs/rules.ts'
import { landing as spLanding } from './sp/landing.ts'
import { rules as spRules } from './sp/rules.ts'
import { landing as timblackLanding } from './timblack/landing.ts'
import { rules as timblackRules } from './timblack/rules.ts'
import { landing as timcontroleLanding } from './timcontrole/landing.ts'
import { rules as timcontroleRules } from './timcontrole/rules.ts'
import { landing as timpreLanding } from './timpre/landing.ts'
import { rules as timpreRules } from './timpre/rules.ts'
import type { CampaignLanding, Landing } from './landing-types.ts'
import type { Prefix } from './prefix.ts'
import type { CampaignRules } from './types.ts'

interface Folder {
  readonly rules: CampaignRules
  readonly landing: CampaignLanding
}

/** What applies to every campaign that does not state otherwise. */
export const general: { readonly rules: CampaignRules; readonly landing: Landing } = {
  rules: generalRules,
  landing: generalLanding,
}

/** The folder of every prefix: a prefix without one is a type error. */
const folders: Readonly<Record<Prefix, Folder>> = {
  timcontrole: { rules: timcontroleRules, landing: timcontroleLanding },
  timblack: { rules: timblackRules, landing: timblackLanding },
  timpre: { rules: timpreRules, landing: timpreLanding },
  b: { rules: bRules, landing: bLanding },
  d: { rules: dRules, landing: dLanding },
  'black-friday': { rules: blackFridayRules, landing: blackFridayLanding },
  fluxo: { rules: fluxoRules, landing: fluxoLanding },
  'oferta-colaborador': { rules: ofertaColaboradorRules, landing: ofertaColaboradorLanding },
  r: { rules: rRules, landing: rLanding },
  'b/r': { rules: bRRules, landing: bRLanding },
  rs: { rules: rsRules, landing: rsLanding },
  'hbo-max': { rules: hboMaxRules, landing: hboMaxLanding },
  paramount: { rules: paramountRules, landing: paramountLanding },
  c: { rules: cRules, landing: cLanding },
  r2: { rules: r2Rules, landing: r2Landing },
  r3: { rules: r3Rules, landing: r3Landing },
  'migracao-ultrafibra': { rules: migracaoUltrafibraRules, landing: migracaoUltrafibraLanding },
  globoplay: { rules: globoplayRules, landing: globoplayLanding },
  'globoplay/timpre': { rules: globoplayTimpreRules, landing: globoplayTimpreLanding },
  'globoplay/timcontrole': { rules: globoplayTimcontroleRules, landing: globoplayTimcontroleLanding },
  'globoplay/timblack': { rules: globoplayTimblackRules, landing: globoplayTimblackLanding },
  sp: { rules: spRules, landing: spLanding },
  es: { rules: esRules, landing: esLanding },
  'b/timblack': { rules: bTimblackRules, landing: bTimblackLanding },
  premium: { rules: premiumRules, landing: premiumLanding },
  livelo: { rules: liveloRules, landing: liveloLanding },
}

/** One file of every folder, by prefix. */
export const ofFolders = <Name extends keyof Folder>(name: Name): Readonly<Record<string, Folder[Name]>> =>
  Object.fromEntries(Object.entries(folders).map(([prefix, folder]) => [prefix, folder[name]]))
