import { inNumbers } from '../../content/desk/number-formats.ts'
import { stepName } from '../../content/desk/display-names.ts'
import { notUnderstood as words } from '../../content/desk/not-understood.ts'
import { ReportFilter, type FilterValues } from '../parts/ReportFilter.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Pager, type ListPart } from '../parts/Pager.tsx'
import { Table } from '../parts/Table.tsx'
import '../figures.css'

export type NotUnderstoodMessagesProps = {
  readonly filter: FilterValues
  /** The only question that is shown; null for all. */
  readonly step: string | null
  /**
   * `words` are the known words of the messages. All other words are replaced by `…`, because they may
   * contain personal data.
   */
  readonly groups: readonly { readonly step: string; readonly words: string; readonly missed: number }[]
  /** Which of the groups are shown. */
  readonly part: ListPart
  readonly steps: readonly { readonly step: string; readonly missed: number; readonly wordless: number }[]
  /** Number of messages that a group must have to be shown. */
  readonly least: number
}

/** Lists the messages that the chat could not understand, grouped by the known words in them. */
export function NotUnderstoodMessagesPage({
  filter,
  step,
  groups,
  part,
  steps,
  least,
}: NotUnderstoodMessagesProps) {
  const period = new URLSearchParams({ de: filter.from, ate: filter.to })
  return (
    <>
      <Heading title={words.title} why={words.why} />
      <ReportFilter action="/operador/nao-entendido" values={filter} campaigns={[]} isPeriodOnly>
        {step !== null && <input type="hidden" name="pergunta" value={step} />}
      </ReportFilter>
      {step !== null && (
        <p>
          {words.only(stepName(step))}{' '}
          <a className="quiet-link" href={`/operador/nao-entendido?${period}`}>
            {words.everyStep}
          </a>
        </p>
      )}
      <section>
        <h2 className="desk-section">{words.groups}</h2>
        <p className="desk-hint figure-note">{words.privacy(inNumbers(least))}</p>
        <Table
          caption={words.groups}
          rows={groups}
          keyOf={(group) => `${group.step} ${group.words}`}
          empty={words.noGroups(inNumbers(least))}
          columns={[
            { head: words.words, cell: (group) => <q className="desk-strong">{group.words}</q> },
            { head: words.step, cell: ({ step }) => stepName(step) },
            { head: words.count, cell: ({ missed }) => inNumbers(missed), isFigure: true },
          ]}
        />
        <Pager
          part={part}
          hrefOf={(page) => {
            const rest = new URLSearchParams({
              ...(step !== null && { pergunta: step }),
              pagina: String(page),
            })
            return `/operador/nao-entendido?${period}&${rest}`
          }}
        />
      </section>
      <section>
        <h2 className="desk-section">{words.steps}</h2>
        <Table
          caption={words.steps}
          rows={steps}
          keyOf={({ step }) => step}
          empty={words.noSteps}
          columns={[
            { head: words.step, cell: ({ step }) => stepName(step) },
            { head: words.all, cell: ({ missed }) => inNumbers(missed), isFigure: true },
            { head: words.wordless, cell: ({ wordless }) => inNumbers(wordless), isFigure: true },
          ]}
        />
      </section>
    </>
  )
}
