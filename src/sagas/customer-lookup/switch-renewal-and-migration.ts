/** Leads customers who renew instead of migrating, or the other way round, to their own journey. */
import { planLinkQuery } from '../../funnel/plan-in-link.ts'
import { otherOffersRequested } from '../../store/redux-actions.ts'
import { selectOrder, selectUi } from '../../store/selectors.ts'
import { getDependencies, select, takeLeading } from '../runtime/effects.ts'
import { reportErrors } from '../runtime/guarded-sagas.ts'
import type { RecordApiCalls, RecordKind } from '../runtime/server-record-types.ts'
import { lookUpMigration, lookUpRenewal } from '../server-record/look-up-customer-by-document.ts'

/**
 * How to look up the other kind of customer (renewal or migration), and where the journey of that kind starts.
 */
export interface OtherWay {
  readonly kind: 'renewal' | 'migration'
  readonly open: NonNullable<RecordApiCalls['open']>
  readonly root: string
}

export const OTHERS: Partial<Record<RecordKind, OtherWay>> = {
  renewal: { kind: 'migration', open: lookUpMigration, root: '/migracao-ultrafibra' },
  migration: { kind: 'renewal', open: lookUpRenewal, root: '/refidelizacao' },
}

/** Opens the other journey with its offers. */
export function* openOther({ kind, root }: Pick<OtherWay, 'kind' | 'root'>, id: string) {
  const { storage, open } = yield* getDependencies()
  const { mode } = yield* select(selectUi)
  storage.write(kind, id)
  // the plan in the link may be an offer of the other journey
  const query = planLinkQuery((yield* select(selectOrder)).wish)
  open(`${root}/${mode === 'chat' ? 'chat' : 'ofertas/'}${query && `?${query}`}`)
}

/** Handles the button that leads to the offers of the other journey: a journey never turns into another by itself. */
function* openOtherOffers() {
  const { recordCalls } = yield* getDependencies()
  const { otherOffers } = (yield* select(selectOrder)).facts
  const way = recordCalls && OTHERS[recordCalls.kind]
  if (way && otherOffers) yield* openOther(way, otherOffers.id)
}

/** Watches for that button. */
export function* watchOtherOffers() {
  yield* takeLeading(otherOffersRequested, reportErrors(openOtherOffers))
}
