/** Previews a campaign's start page as it will be at an instant, on a phone and on a wide screen. */
import { Button, LinkButton } from '../parts/Button.tsx'
import { campaignName } from '../../content/desk/report-words.ts'
import { formatDayAndTime } from '../../content/desk/number-and-date-formats.ts'
import { shopWords } from '../../content/desk/shop-editions.ts'
import { shopDraftWords } from '../../content/desk/shop-plans.ts'
import { shopPreviewWords } from '../../content/desk/shop-preview.ts'
import { SHOP_READERS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { instantOf } from '../../lib/sao-paulo-time.ts'
import { numericUrlParameter, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage, refuse } from '../declare-desk-page.ts'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine } from '../parts/StandaloneLinks.tsx'
import { usePageContext } from '../parts/usePageContext.ts'
import { ShopTabs } from '../parts/ShopHeading.tsx'
import '../reports-and-previews.css'
import type { ShopPreviewProps } from '../../../server/services/desk/shop-preview-page-data.ts'

const PAGE = '/operador/loja/previa'
const REVIEW = '/operador/loja/conferir'

/** The most characters of what was chosen on the page that reviews the draft, with a comment of accented letters. */
const LONGEST_REVIEW = 4_000

type PreviewProps = ShopPreviewProps & {
  /** What was chosen on the page that reviews the draft, as the parameters of its address. */
  readonly review: string
}

/** Says which edition is shown, at which instant, and whether the draft lies on top. */
function headingOf({ edition, at, shown, draft }: ShopPreviewProps): string {
  const when = at === '' ? null : formatDayAndTime(at)
  return edition === null
    ? shopPreviewWords.shown({ ...shown, by: shopWords.person(shown.by), when, draft })
    : shopPreviewWords.edition(edition, when, shown.liveThen)
}

export default deskPage({
  path: PAGE,
  roles: SHOP_READERS,
  title: shopPreviewWords.title,
  hasFrames: true,
  async load({ services, user, query }) {
    const [number, at] = [urlParameter(query, 'edicao'), urlParameter(query, 'em')]
    const shown = await services.shopPage(user, 'showPreview', user, {
      edition: number === '' ? null : numericUrlParameter(number),
      campaign: urlParameter(query, 'campanha'),
      at: instantOf(at) ? at : '',
      withDraft: urlParameter(query, 'rascunho') !== 'sem',
    })
    if (!shown) return refuse(404, deskErrorMessages.noCampaign)
    return { ...shown, review: urlParameter(query, 'conferir', LONGEST_REVIEW) }
  },
  view: Preview,
  actions: {
    async anular({ services, user, form }) {
      const { link = '', campanha = '', edicao = '', em = '', rascunho = '', conferir = '' } = form
      if (!(await services.revokePreview(user, link))) return refuse(404, deskErrorMessages.noPreview)
      const same = {
        campanha,
        em,
        rascunho,
        ...(edicao !== '' && { edicao }),
        ...(conferir !== '' && { conferir }),
        feito: 'previa-anulada',
      }
      return `${PAGE}?${new URLSearchParams(same)}`
    },
  },
})

const SIZES = [
  { width: 360, name: shopPreviewWords.phone },
  { width: 1280, name: shopPreviewWords.wide },
] as const

type PagePreviewsProps = {
  readonly path: string
  /** What the windows show. */
  readonly title: string
}

/**
 * Shows scaled-down previews of a page, for a phone and for a wide screen. They run no scripts and cannot be clicked
 * (docs/decisions/0118), so the Tab key skips them.
 */
const PagePreviews = ({ path, title }: PagePreviewsProps) => (
  <div className="previews">
    {SIZES.map(({ width, name }) => (
      <figure key={width} className="preview" data-width={width}>
        <figcaption className="desk-hint">{name}</figcaption>
        <div className="preview__window">
          <iframe
            src={path}
            title={`${title}: ${name}`}
            sandbox="allow-same-origin"
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      </figure>
    ))}
  </div>
)

function Preview(props: PreviewProps) {
  const { review, edition, draft, campaigns, campaign, at, token, path, isEnded, link, hours } = props
  const { places } = usePageContext()
  const editing = '/operador/loja/campanhas'
  const isOfDraft = draft === 'with'
  return (
    <>
      {isOfDraft && places.includes(editing) && (
        <LinkLine
          href={`${editing}/ver?${new URLSearchParams({ campanha: campaign })}`}
          label={shopPreviewWords.back(campaignName(campaign))}
        />
      )}
      <DeskPageHeading title={shopPreviewWords.title} why={headingOf(props)} />
      <ShopTabs />
      <form method="get" action={PAGE} className="desk-filter">
        {edition !== null && <input type="hidden" name="edicao" value={edition} />}
        {review !== '' && <input type="hidden" name="conferir" value={review} />}
        <FormSelect
          name="campanha"
          label={shopPreviewWords.campaign}
          value={campaign}
          options={campaigns.map((prefix) => [prefix, campaignName(prefix)])}
        />
        <FormField
          name="em"
          label={shopPreviewWords.atLabel}
          hint={shopPreviewWords.atHint}
          type="datetime-local"
          defaultValue={at}
        />
        {draft !== null && (
          <FormSelect
            name="rascunho"
            label={shopPreviewWords.draft}
            value={isOfDraft ? '' : 'sem'}
            options={shopPreviewWords.drafts}
          />
        )}
        <Button label={shopPreviewWords.show} kind="secondary" />
      </form>
      {path === null ? (
        <DeskNotice kind="info" text={shopPreviewWords.none} />
      ) : (
        <>
          <PagePreviews path={path} title={shopPreviewWords.window} />
          <p className="desk-hint">{isEnded ? shopPreviewWords.ended : shopPreviewWords.tryWhy(hours)}</p>
          {!isEnded && (
            <p>
              <a className="button button--secondary desk-button" href={`${path}/abrir`} target="_blank">
                <span>{shopPreviewWords.try}</span>
              </a>
            </p>
          )}
        </>
      )}
      {isOfDraft && places.includes(REVIEW) && (
        <p>
          <LinkButton
            href={review === '' ? REVIEW : `${REVIEW}?${review}`}
            label={shopDraftWords.review}
            kind="primary"
          />
        </p>
      )}
      {link !== null && (
        <FormField
          name="link"
          label={shopPreviewWords.link}
          hint={shopPreviewWords.linkHint(hours)}
          defaultValue={link}
          readOnly
        />
      )}
      {token !== null && (
        <CsrfForm action={`${PAGE}/anular`}>
          <p className="desk-hint">{shopPreviewWords.revokeWhy}</p>
          {Object.entries({
            link: token,
            campanha: campaign,
            edicao: edition === null ? '' : String(edition),
            em: at,
            rascunho: draft === 'without' ? 'sem' : '',
            conferir: review,
          }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button label={shopPreviewWords.revoke} kind="secondary" />
        </CsrfForm>
      )}
    </>
  )
}
