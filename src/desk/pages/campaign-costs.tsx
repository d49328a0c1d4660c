/** What campaigns and sources of visits cost by day: typed, or from a CSV file. */
import { campaignCostWords as words } from '../../content/desk/campaign-costs.ts'
import { importWords } from '../../content/desk/imports.ts'
import { formatNamedDay } from '../../content/desk/number-and-date-formats.ts'
import { campaignName } from '../../content/desk/report-words.ts'
import { ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { unbrokenBRL } from '../../lib/format-prices-and-counts.ts'
import { paginate } from '../../lib/paginate-list.ts'
import { requestedPage } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, type FormVisit } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { campaignOptions } from '../parts/ReportFilter.tsx'
import { Table, Pager } from '../parts/Table.tsx'
import '../reports-and-previews.css'

const PAGE = '/operador/custos'
const DONE = `${PAGE}?feito=custos-guardados`

type Said = {
  /** What was typed. */
  readonly typed: Readonly<Record<'from' | 'to' | 'campaign' | 'source' | 'amount', string>>
  readonly problems: readonly string[]
}

const NOTHING_SAID: Said = {
  typed: { from: '', to: '', campaign: '-', source: '', amount: '' },
  problems: [],
}

async function type({
  services,
  user,
  form: { de = '', ate = '', campanha = '', origem = '', valor = '' },
}: FormVisit) {
  const typed = { from: de, to: ate, campaign: campanha, source: origem, amount: valor }
  const problem = await services.setTypedCosts(user, typed)
  return problem === null ? DONE : again<Said>({ typed, problems: [problem] }, 400)
}

async function readCosts({ services, user, readFile }: FormVisit) {
  const say = (problems: readonly string[], status: number) =>
    again<Said>({ ...NOTHING_SAID, problems }, status)
  const file = await readFile(services.mostCostBytes())
  if (file === 'busy') return say([importWords.refused.busy], 409)
  if (file === 'too large') return say([words.problems.tooLarge], 413)
  const problems = file === null ? [words.problems.noFile] : await services.importCosts(user, file.pieces)
  return problems.length === 0 ? DONE : say(problems, 400)
}

export default deskPage({
  path: PAGE,
  roles: ANALYSTS,
  title: words.title,
  said: NOTHING_SAID,
  async load({ services, query }) {
    const { campaigns } = services.reportFilter(query)
    return { ...paginate(await services.listCosts(), requestedPage(query)), campaigns }
  },
  files: {
    modelo: ({ services }) => ({
      type: 'text/csv; charset=utf-8',
      name: 'modelo-custos.csv',
      body: services.modelOfCosts(),
    }),
  },
  actions: { '': type, arquivo: { takesFile: true, act: readCosts } },
  view: ({ rows, part, campaigns, typed, problems }) => (
    <>
      <LinkLine href="/operador/vendas" label={words.back} />
      <DeskPageHeading title={words.title} why={words.why} />
      {problems.length > 0 && (
        <DeskNotice kind="error">
          <p>
            <b>{words.problems.unsaved}</b>
          </p>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </DeskNotice>
      )}
      <CsrfForm action={PAGE} className="desk-panel desk-form">
        <div className="desk-days">
          <FormField name="de" label={words.from} type="date" defaultValue={typed.from} required />
          <FormField name="ate" label={words.to} type="date" defaultValue={typed.to} required />
        </div>
        <FormSelect
          name="campanha"
          label={words.campaign}
          // no cost is that of all campaigns
          options={[['', words.noCampaign], ...campaignOptions(campaigns).slice(1)]}
          value={typed.campaign}
        />
        <FormField
          name="origem"
          label={words.source}
          hint={words.sourceHint}
          defaultValue={typed.source}
          maxLength={80}
          autoCapitalize="none"
        />
        <FormField
          name="valor"
          label={words.amount}
          hint={words.amountHint}
          defaultValue={typed.amount}
          inputMode="decimal"
          maxLength={20}
          required
        />
        <Button label={words.save} />
      </CsrfForm>
      <CollapsibleSection summary={words.file}>
        <CsrfForm action={`${PAGE}/arquivo`} className="desk-panel desk-form" takesFile>
          <FormField
            name="arquivo"
            label={words.choose}
            hint={words.fileHint}
            type="file"
            accept=".csv,text/csv"
            required
          />
          <Button label={words.send} kind="secondary" />
          <QuietLink href={`${PAGE}/modelo`} label={words.model} />
        </CsrfForm>
      </CollapsibleSection>
      <section>
        <h2 className="desk-section">{words.list}</h2>
        <Table
          caption={words.list}
          rows={rows}
          keyOf={({ day, of, key }) => `${day} ${of} ${key}`}
          empty={words.none}
          isTight
          columns={[
            { head: words.day, cell: ({ day }) => formatNamedDay(day) },
            {
              head: words.of,
              cell: ({ of, key }) => (of === 'campaign' ? campaignName(key) : words.ofSource(key)),
            },
            { head: words.cost, cell: ({ cents }) => unbrokenBRL(cents / 100), isFigure: true },
          ]}
        />
        <Pager part={part} hrefOf={(page) => `${PAGE}?pagina=${page}`} />
      </section>
    </>
  ),
})
