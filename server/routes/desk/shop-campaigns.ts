import { deskErrorMessages } from '../../../src/content/desk/server-error-messages.ts'
import { shopCampaignWords } from '../../../src/content/desk/shop-campaigns.ts'
import type { ShopCampaignsProps } from '../../rules/desk/shop-draft-types.ts'
import {
  campaignIn,
  withCampaign,
  withCampaignCopy,
  withoutCampaign,
} from '../../../src/edition/change-campaigns-in-edition.ts'
import { prefixProblem } from '../../../src/edition/check-edition.ts'
import { HttpError } from '../../errors.ts'
import { campaignPart, readCampaignForm } from '../../rules/desk/shop-campaign-form.ts'
import { reservedPrefixes } from '../../rules/reserved-prefixes.ts'
import type { Unsaved } from '../../services/desk/shop-draft-page-data.ts'
import { restoreRemovedPart } from '../../services/record-and-restore-removed-draft-parts.ts'
import { changeDraft, editionOfForm, workingEdition } from '../../services/shop-draft.ts'
import { shopPageLoader } from './load-shop-page.ts'
import { loggedInRoute, type DeskRouteParts, type LoggedInVisit } from './desk-route.ts'
import { urlParameter } from '../../../src/lib/url-parameters.ts'

const PAGE = '/operador/loja/campanhas'
const { copy: words } = shopCampaignWords

const addressOf = (prefix: string) => `${PAGE}/ver?${new URLSearchParams({ campanha: prefix })}`
const noCampaign = () => new HttpError(404, 'not_found', deskErrorMessages.noCampaign)

/** Adds the desk's pages on the campaigns of the shop's draft. */
export function shopCampaignRoutes(parts: DeskRouteParts): void {
  const { desk } = parts
  const load = shopPageLoader(parts)

  const showAll = async (visit: LoggedInVisit, copy: ShopCampaignsProps['copy'], status = 200) =>
    visit.show({ page: 'shopCampaigns', data: await load(visit, 'showCampaigns', copy) }, { status })

  const show = async (visit: LoggedInVisit, prefix: string, status?: number, unsaved?: Unsaved) => {
    const data = await load(visit, 'showCampaign', prefix, unsaved)
    if (!data) throw noCampaign()
    return visit.show({ page: 'shopCampaign', data }, { status: status ?? (data.form.removal ? 404 : 200) })
  }

  loggedInRoute(parts, 'GET', PAGE, (visit) =>
    showAll(visit, { of: urlParameter(visit.request.query, 'de'), prefix: '', title: '', problem: null }),
  )

  loggedInRoute(parts, 'POST', PAGE, async (visit) => {
    const { de: of = '', endereco = '', titulo = '' } = visit.form
    const prefix = endereco.trim().replace(/^\/+|\/+$/g, '')
    const title = titulo.trim()
    const refuse = (problem: string) => showAll(visit, { of, prefix: endereco, title, problem }, 400)
    const { document } = await workingEdition(desk.db)
    const problem = prefixProblem(prefix, reservedPrefixes)
    if (problem !== null) return refuse(problem)
    if (campaignIn(document, prefix)) return refuse(words.taken(prefix))
    if (title === '') return refuse(words.noTitle)
    if (!campaignIn(document, of)) return refuse(deskErrorMessages.noCampaign)
    const outcome = await changeDraft(desk, visit.user, {
      apply: (edition) =>
        campaignIn(edition, prefix) ? edition : withCampaignCopy(edition, { of, prefix, title }),
    })
    return outcome === 'saved'
      ? visit.go(`${addressOf(prefix)}&feito=campanha-feita`)
      : refuse(outcome === 'overtaken' ? words.taken(prefix) : (outcome[0]?.text ?? ''))
  })

  loggedInRoute(parts, 'GET', `${PAGE}/ver`, (visit) =>
    show(visit, urlParameter(visit.request.query, 'campanha')),
  )

  loggedInRoute(parts, 'POST', `${PAGE}/ver`, async (visit) => {
    const typed = visit.form
    const { campanha: prefix = '' } = typed
    const { document, removal } = await editionOfForm(desk.db, `campaigns.${prefix}`)
    const own = campaignIn(document, prefix)
    if (!own || typed.campanha === undefined) throw noCampaign()
    if (removal && !typed['de-volta']) return show(visit, prefix, 409, { typed })
    const restored = restoreRemovedPart(removal)
    const { problems } = readCampaignForm(typed, own, prefix, document)
    if (Object.keys(problems).length > 0) return show(visit, prefix, 400, { typed, problems })
    const outcome = await changeDraft(desk, visit.user, {
      seen: { checksum: typed.visto ?? '', of: (edition) => campaignPart(prefix)(restored(edition)) },
      apply(draft) {
        const edition = restored(draft)
        return withCampaign(edition, prefix, readCampaignForm(typed, own, prefix, edition).campaign)
      },
    })
    if (outcome === 'saved') return visit.go(`${addressOf(prefix)}&feito=loja-gravada`)
    if (outcome === 'overtaken') return show(visit, prefix, 409, { typed, isOvertaken: true })
    return show(visit, prefix, 400, { typed, problems: { titulo: outcome[0]?.text ?? '' } })
  })

  loggedInRoute(parts, 'POST', `${PAGE}/apagar`, async (visit) => {
    const { campanha: prefix = '' } = visit.form
    const { live } = await workingEdition(desk.db)
    const { document: published } = await desk.editions.at(live, new Date())
    // whoever keeps one whose address is refused could publish nothing any more
    const isRefused = prefix !== '' && prefixProblem(prefix, reservedPrefixes) !== null
    if (campaignIn(published, prefix) && !isRefused) throw noCampaign()
    await changeDraft(desk, visit.user, { apply: (edition) => withoutCampaign(edition, prefix) })
    return visit.go(`${PAGE}?feito=campanha-apagada`)
  })
}
