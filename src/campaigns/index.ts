import { rules as general } from './default/rules.ts'
import { rules as b } from './b/rules.ts'
import { rules as bR } from './b/r/rules.ts'
import { rules as bTimblack } from './b/timblack/rules.ts'
import { rules as blackFriday } from './black-friday/rules.ts'
import { rules as c } from './c/rules.ts'
import { rules as d } from './d/rules.ts'
import { rules as es } from './es/rules.ts'
import { rules as fluxo } from './fluxo/rules.ts'
import { rules as globoplay } from './globoplay/rules.ts'
import { rules as globoplayTimblack } from './globoplay/timblack/rules.ts'
import { rules as globoplayTimcontrole } from './globoplay/timcontrole/rules.ts'
import { rules as globoplayTimpre } from './globoplay/timpre/rules.ts'
import { rules as hboMax } from './hbo-max/rules.ts'
import { rules as livelo } from './livelo/rules.ts'
import { rules as migracaoUltrafibra } from './migracao-ultrafibra/rules.ts'
import { rules as ofertaColaborador } from './oferta-colaborador/rules.ts'
import { rules as paramount } from './paramount/rules.ts'
import { rules as premium } from './premium/rules.ts'
import { rules as r } from './r/rules.ts'
import { rules as r2 } from './r2/rules.ts'
import { rules as r3 } from './r3/rules.ts'
import { rules as rs } from './rs/rules.ts'
import { rules as sp } from './sp/rules.ts'
import { rules as timblack } from './timblack/rules.ts'
import { rules as timcontrole } from './timcontrole/rules.ts'
import { rules as timpre } from './timpre/rules.ts'
import { makeCampaigns } from './make.ts'
import type { Prefix } from './prefix.ts'
import type { CampaignRules } from './types.ts'

const folders: Readonly<Record<Prefix, CampaignRules>> = {
  timcontrole,
  timblack,
  timpre,
  b,
  d,
  'black-friday': blackFriday,
  fluxo,
  'oferta-colaborador': ofertaColaborador,
  r,
  'b/r': bR,
  rs,
  'hbo-max': hboMax,
  paramount,
  c,
  r2,
  r3,
  'migracao-ultrafibra': migracaoUltrafibra,
  globoplay,
  'globoplay/timpre': globoplayTimpre,
  'globoplay/timcontrole': globoplayTimcontrole,
  'globoplay/timblack': globoplayTimblack,
  sp,
  es,
  'b/timblack': bTimblack,
  premium,
  livelo,
}

/** Every campaign of the product, for server, build and tests. A browser reads its own campaign from its page. */
export const campaigns = makeCampaigns({ default: general, ...folders })
