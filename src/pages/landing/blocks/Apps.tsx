/** The landing page block 'Saiba mais sobre os apps'. It shows the apps included in the plans, in two rows. */
import { apps, type AppText } from '../../../content/landing/apps.ts'
import type { Plan, Streaming } from '../../../contract/plan.ts'
import { ScrollRow } from './ScrollRow.tsx'
import type { BenefitView } from '../plans/build-plan-card-data.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './apps.css'

type AppsProps = {
  readonly benefits: readonly BenefitView[]
  /** The plans that the page's campaign sells. */
  readonly plans?: readonly Pick<Plan, 'benefits'>[]
  /** The only streaming service to show, on its own page; null for all of them. */
  readonly service?: Streaming | null
}

export function Apps({ benefits, plans = [], service: only = null }: AppsProps) {
  const { appsTitle, appsText } = useEditableTexts('appsTitle', 'appsText')
  const bySlug = new Map(benefits.map((benefit) => [benefit.slug, benefit]))
  const known = apps.rows.flat().map(({ slug }) => slug)
  // those that the shop's team has added, if they come with a plan of the page
  const added = benefits
    .filter(({ slug }) => only === null && !known.includes(slug) && comesWith(plans, slug))
    .map(({ slug }) => ({ slug }))
  const rows: readonly (readonly AppText[])[] = apps.rows
  return (
    <Section id="apps" title={appsTitle} text={appsText} tone="sunken">
      <ScrollRow label={appsTitle} arrows={apps.arrows}>
        {rows
          .map((row, at): readonly AppText[] => (at === rows.length - 1 ? [...row, ...added] : row))
          .map((row) => (
            <ul key={row[0]?.slug}>
              {row
                .filter(({ service }) => !only || !service || service === only)
                .map((app) => {
                  const benefit = bySlug.get(app.slug)
                  return (
                    benefit && (
                      <AppCard key={app.slug} app={app} benefit={benefit} isOwnPage={only !== null} />
                    )
                  )
                })}
            </ul>
          ))}
      </ScrollRow>
    </Section>
  )
}

const comesWith = (plans: readonly Pick<Plan, 'benefits'>[], slug: string) =>
  plans.some(({ benefits }) => benefits.some((each) => each.slug === slug))

type AppCardProps = {
  readonly app: AppText
  readonly benefit: BenefitView
  /** Whether the page is that of the app's streaming service, so that its plans are on this page. */
  readonly isOwnPage: boolean
}

function AppCard({ app: { name, signIn, service }, benefit, isOwnPage }: AppCardProps) {
  const title = name ?? benefit.benefit
  return (
    <li className="app-card">
      <img src={benefit.picture} alt="" width={64} height={64} loading="lazy" />
      <div className="app-card__words">
        <h3>{title}</h3>
        <p>{benefit.description}</p>
      </div>
      {(service || signIn) && (
        <p className="app-card__links">
          {service && (
            <TextLink label={apps.seePlans} about={title} href={isOwnPage ? '#planos' : `/${service}`} />
          )}
          {signIn && <TextLink {...signIn} />}
        </p>
      )}
    </li>
  )
}
