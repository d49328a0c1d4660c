import { apps, type AppText } from '../../../content/landing/apps.ts'
import { BenefitArt } from '../../../ui/art/BenefitArt.tsx'
import { ScrollRow } from './ScrollRow.tsx'
import type { BenefitView } from '../plans/plan-card-data.ts'
import { Section } from './Section.tsx'
import { TextLink } from './TextLink.tsx'
import './apps.css'

/**
 * The landing page block 'Saiba mais sobre os apps'. It shows the apps included in the plans, in two rows
 * (M2.58).
 */
export function Apps({ benefits }: { readonly benefits: readonly BenefitView[] }) {
  const bySlug = new Map(benefits.map((benefit) => [benefit.slug, benefit]))
  return (
    <Section id="apps" title={apps.title} text={apps.text} tone="sunken">
      <ScrollRow label={apps.title} arrows={apps.arrows}>
        {apps.rows.map((row) => (
          <ul key={row[0]?.slug}>
            {row.map((app) => {
              const benefit = bySlug.get(app.slug)
              return benefit && <AppCard key={app.slug} app={app} benefit={benefit} />
            })}
          </ul>
        ))}
      </ScrollRow>
    </Section>
  )
}

type AppCardProps = { readonly app: AppText; readonly benefit: BenefitView }

function AppCard({ app: { slug, name, signIn, plans }, benefit }: AppCardProps) {
  const title = name ?? benefit.benefit
  return (
    <li className="app-card">
      <BenefitArt slug={slug} />
      <div className="app-card__words">
        <h3>{title}</h3>
        <p>{benefit.description}</p>
      </div>
      {(plans || signIn) && (
        <p className="app-card__links">
          {plans && <TextLink label={apps.seePlans} about={title} href={plans} />}
          {signIn && <TextLink {...signIn} />}
        </p>
      )}
    </li>
  )
}
