/** Lists the messages that the chat did not understand, grouped by the known words in them. */
import { formatNumber } from '../../content/desk/number-and-date-formats.ts'
import { stepName } from '../../content/desk/report-words.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage, urlParameter } from '../../lib/desk-url-parameters.ts'
import { deskPage } from '../declare-desk-page.ts'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import '../reports-and-previews.css'

const words = {
  title: 'O que o chat não entendeu',
  why: 'Mensagens a que o chat não soube responder, juntas pelas palavras que têm em comum: o que falta nas respostas e nas regras.',
  privacy: (least: string) =>
    `Aqui só aparecem palavras de listas fixas, sem acentos e sem nomes, números nem endereços: “…” está no lugar de todo o resto, que não sai do navegador de quem escreveu. Um grupo aparece a partir de ${least} mensagens iguais.`,
  only: (step: string) => `Só a pergunta ${step}.`,
  everyStep: 'Ver todas as perguntas',
  groups: 'Mensagens',
  step: 'Pergunta aberta',
  words: 'O que foi escrito',
  count: 'Vezes',
  noGroups: (least: string) => `Nenhuma mensagem se repetiu ${least} vezes no período.`,
  steps: 'Por pergunta',
  all: 'Não entendidas',
  wordless: 'Sem nenhuma palavra conhecida',
  noSteps: 'O chat entendeu tudo o que foi escrito no período.',
} as const

export default deskPage({
  path: '/operador/nao-entendido',
  roles: ANALYSTS,
  title: words.title,
  async load({ services, query }) {
    const { filter } = services.reportFilter(query)
    const asked = urlParameter(query, 'pergunta')
    const step = stepName(asked) === asked ? null : asked
    const { groups, steps, least } = await services.notUnderstoodIn(filter, step)
    const { rows, part } = paginate(groups, requestedPage(query))
    const period = new URLSearchParams({ de: filter.from, ate: filter.to })
    return { filter, period, step, groups: rows, part, steps, least }
  },
  view: ({ filter, period, step, groups, part, steps, least }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <ReportFilter action="/operador/nao-entendido" values={filter} campaigns={[]} isPeriodOnly>
        {step !== null && <input type="hidden" name="pergunta" value={step} />}
      </ReportFilter>
      {step !== null && (
        <p>
          {words.only(stepName(step))}{' '}
          <QuietLink href={`/operador/nao-entendido?${period}`} label={words.everyStep} />
        </p>
      )}
      <section>
        <h2 className="desk-section">{words.groups}</h2>
        <p className="desk-hint figure-note">{words.privacy(formatNumber(least))}</p>
        <Table
          caption={words.groups}
          rows={groups}
          keyOf={(group) => `${group.step} ${group.words}`}
          empty={words.noGroups(formatNumber(least))}
          columns={[
            { head: words.words, cell: (group) => <q className="desk-strong">{group.words}</q> },
            { head: words.step, cell: ({ step }) => stepName(step) },
            { head: words.count, cell: ({ missed }) => formatNumber(missed), isFigure: true },
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
            { head: words.all, cell: ({ missed }) => formatNumber(missed), isFigure: true },
            { head: words.wordless, cell: ({ wordless }) => formatNumber(wordless), isFigure: true },
          ]}
        />
      </section>
    </>
  ),
})
