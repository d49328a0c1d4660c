import { campaignName, campaignWords as words, inNumbers, journeyNames } from '../../content/desk/figures.ts'
import { Heading } from '../parts/Heading.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import '../figures.css'

export type CampaignRow = {
  readonly prefix: string
  readonly journey: string
  /** Names of the plans on sale, cheapest first. */
  readonly plans: readonly string[]
  readonly isHidden: boolean
  readonly visits: number
  readonly orders: number
}

export type CampaignsProps = {
  readonly campaigns: readonly CampaignRow[]
  /** Newest first; prices in reais a month. */
  readonly prices: readonly {
    readonly plan: string
    readonly at: string
    readonly withDebit: number
    readonly without: number
    readonly full: number
  }[]
}

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

export function CampaignsPage({ campaigns, prices }: CampaignsProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <Table
        caption={words.title}
        rows={campaigns}
        keyOf={({ prefix }) => prefix}
        empty=""
        columns={[
          {
            head: words.campaign,
            cell: ({ prefix }) => (
              <a href={`/${prefix && `${prefix}/`}`} target="_blank" rel="noreferrer">
                {campaignName(prefix)}
                <span className="hush"> ({words.look}, abre em outra aba)</span>
              </a>
            ),
          },
          { head: words.journey, cell: ({ journey }) => journeyNames[journey] ?? journey },
          { head: words.plans, cell: ({ plans }) => <Plans plans={plans} /> },
          { head: words.robots, cell: ({ isHidden }) => (isHidden ? words.hidden : words.seen) },
          { head: words.visits, cell: ({ visits }) => inNumbers(visits), isFigure: true },
          { head: words.orders, cell: ({ orders }) => inNumbers(orders), isFigure: true },
        ]}
      />
      <p className="desk-hint figure-note">{words.previewWhy}</p>
      <section>
        <h2 className="desk-section">{words.prices}</h2>
        <p className="desk-hint figure-note">{words.pricesWhy}</p>
        <Table
          caption={words.prices}
          rows={prices}
          keyOf={({ plan, at }) => `${plan} ${at}`}
          empty={words.noPrices}
          columns={[
            { head: words.plan, cell: ({ plan }) => plan },
            { head: words.at, cell: ({ at }) => <Time iso={at} how="day" /> },
            { head: words.withDebit, cell: ({ withDebit }) => reais.format(withDebit), isFigure: true },
            { head: words.without, cell: ({ without }) => reais.format(without), isFigure: true },
            { head: words.full, cell: ({ full }) => reais.format(full), isFigure: true },
          ]}
        />
      </section>
    </>
  )
}

/** How many, and which, behind it: a list of twenty names in every row would hide the rows. */
function Plans({ plans }: { readonly plans: readonly string[] }) {
  if (plans.length === 0) return '–'
  return (
    <details className="figure-more">
      <summary>{plans.length === 1 ? '1 plano' : `${plans.length} planos`}</summary>
      <ul>
        {plans.map((plan) => (
          <li key={plan}>{plan}</li>
        ))}
      </ul>
    </details>
  )
}
