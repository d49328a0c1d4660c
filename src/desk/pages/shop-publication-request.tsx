/** Shows a requested publication to the person who must approve it. */
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopReviewWords } from '../../content/desk/publish-and-approve-shop.ts'
import type { Answers } from '../../../server/rules/publication-timeline.ts'
import { APPROVERS, SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { instantOf } from '../../lib/sao-paulo-time.ts'
import { numericUrlParameter, urlParameter } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, refuse } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CampaignPreviewLinks } from '../parts/EditionChanges.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import {
  answersIn,
  ReadWarnings,
  ROW,
  ShopCheckList,
  ShopRowsByPerson,
} from '../parts/ShopChangesAndFindings.tsx'

const words = shopReviewWords.request

const HOME = '/operador/loja'
const PAGE = `${HOME}/aprovacao`
/** The most characters of a reason. */
const LONGEST_REASON = 500

type Said = {
  /** The request whose approval was refused, and why; null if none was. */
  readonly id: number | null
  readonly problem: string | null
  /** Whether a row is chosen, by its key; one that is not named is. */
  readonly chosen: Answers
}

export default deskPage({
  path: PAGE,
  roles: SHOP_READERS,
  title: words.title,
  said: { id: null, problem: null, chosen: {} } as Said,
  async load({ services, user, query, maySend }, said) {
    const id = said.id ?? numericUrlParameter(urlParameter(query, 'id'))
    const shown = await services.shopPage(user, 'showRequest', id, user, maySend(PAGE), said.chosen)
    return shown ?? refuse(404, deskErrorMessages.noRequest)
  },
  actions: {
    '': {
      roles: APPROVERS,
      async act({ services, user, form }) {
        const id = numericUrlParameter(form.pedido)
        const chosen = answersIn(form, ROW)
        const say = (problem: string, status: number) => again({ id, problem, chosen }, status)
        const shown = await services.shopPage(user, 'showRequest', id, user, true, chosen)
        if (shown && !shown.checks.rows.some(({ isChosen }) => isChosen)) return say(words.noRows, 400)
        if (shown && shown.checks.warnings !== (form.avisos ?? ''))
          return say(shopReviewWords.problems.warnings, 400)
        const outcome = await services.approveRequest(user, id, (key) => chosen[key] ?? true)
        if (outcome === 'own') return say(shopReviewWords.problems.own, 403)
        if (outcome === 'stopped') return say(shopReviewWords.problems.stopped, 400)
        const from = shown?.request.from ? instantOf(shown.request.from) : null
        const isLater = from !== null && from > new Date()
        const approved = isLater ? 'loja-aprovada-para-depois' : 'loja-aprovada'
        return `${HOME}?feito=${outcome === 'published' ? approved : 'aprovacao-decidida'}`
      },
    },
    async nao({ services, user, form }) {
      const isDecided = await services.refuseRequest(
        user,
        numericUrlParameter(form.pedido),
        (form.motivo ?? '').trim().slice(0, LONGEST_REASON),
      )
      return `${HOME}?feito=${isDecided ? 'loja-nao-aprovada' : 'aprovacao-decidida'}`
    },
  },
  view: ({ request: { id, number, from, until, by, at, note }, checks, isOwn, mayApprove, problem }) => (
    <>
      <LinkLine href="/operador/loja" label={words.back} />
      <DeskPageHeading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <DescriptionList
        rows={[
          [shopReviewWords.askedBy, by],
          [words.at, formatDayAndTime(at)],
          [
            shopReviewWords.when,
            shopReviewWords.period(from && formatDayAndTime(from), until && formatDayAndTime(until)),
          ],
          [shopWords.note, note],
        ]}
      />
      {!mayApprove && <DeskNotice kind="info" text={isOwn ? words.own : words.notYours} />}
      {mayApprove ? (
        <CsrfForm action={PAGE} className="desk-form">
          <input type="hidden" name="pedido" value={id} />
          <ShopRowsByPerson {...checks} canChoose />
          <ShopCheckList {...checks} />
          <ReadWarnings {...checks} />
          {/* in sight from the first screen on; of what is stopped, other rows may be chosen */}
          <div className="desk-buttons desk-sticky">
            <Button label={words.approve} />
          </div>
        </CsrfForm>
      ) : (
        <>
          <ShopRowsByPerson {...checks} />
          <ShopCheckList {...checks} />
        </>
      )}
      <CampaignPreviewLinks {...checks} edition={number} />
      <CsrfForm
        action="/operador/loja/aprovacao/nao"
        className={isOwn ? 'desk-form' : 'desk-panel desk-form'}
      >
        <input type="hidden" name="pedido" value={id} />
        {!isOwn && (
          <FormField
            name="motivo"
            label={words.reason}
            hint={words.reasonHint}
            maxLength={LONGEST_REASON}
            rows={2}
          />
        )}
        <Button label={isOwn ? words.withdraw : words.refuse} kind="secondary" />
      </CsrfForm>
    </>
  ),
})
