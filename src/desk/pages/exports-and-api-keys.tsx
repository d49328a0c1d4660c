/** Page for downloading the data of a period as a file, and for managing the API keys of other programs. */
import { exportWords as words } from '../../content/desk/export-and-api-key-words.ts'
import { deskErrorMessages } from '../../content/desk/server-error-messages.ts'
import { ADMINISTRATORS, ANALYSTS } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { again, deskPage } from '../declare-desk-page.ts'
import { ApiKeys, type RefusedApiKey } from '../parts/ApiKeys.tsx'
import { ReportFilter } from '../parts/ReportFilter.tsx'
import { ExportColumnDescriptions } from '../parts/ExportColumnDescriptions.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import '../reports-and-previews.css'

/** What became of the form for a new key. */
type Said = {
  /** The key, which cannot be shown again, because only its hash is stored. */
  readonly created: string | null
  /** Why none was made, and what was typed into the form. */
  readonly refused: RefusedApiKey | null
}

const SCOPES = Object.keys({ ...words.datasets, ...words.orders }) as Scope[]

type Scope = keyof typeof words.datasets | keyof typeof words.orders

export default deskPage({
  path: '/operador/exportacoes',
  roles: ANALYSTS,
  title: words.title,
  menu: { group: 'figures', at: 7 },
  said: { created: null, refused: null } as Said,
  async load({ services, user, query }) {
    const { filter, campaigns } = services.reportFilter(query)
    // only administrators export single orders, and manage keys
    const managed = user.role === 'administracao' ? await services.listFigureKeys() : null
    const datasets = managed ? { ...words.datasets, ...words.orders } : words.datasets
    return { filter, campaigns, managed, datasets }
  },
  view: ({ filter, campaigns, managed, datasets, created, refused }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      {refused !== null && <DeskNotice kind="error" text={Object.values(refused.problems).join(' ')} />}
      {created !== null && (
        <DeskNotice kind="done">
          <p>{words.created}</p>
          <code className="desk-secret">{created}</code>
        </DeskNotice>
      )}
      <ReportFilter action="/operador/exportar" values={filter} campaigns={campaigns} submit={words.download}>
        <FormSelect name="conjunto" label={words.dataset} options={Object.entries(datasets)} />
        <FormSelect name="formato" label={words.format} options={Object.entries(words.formats)} />
      </ReportFilter>
      <p className="desk-hint figure-note">{words.filters}</p>
      <ExportColumnDescriptions datasets={datasets} />
      {managed !== null && <ApiKeys {...managed} refused={refused} />}
    </>
  ),
  actions: {
    chaves: {
      roles: ADMINISTRATORS,
      async act({ services, user, form }) {
        const name = (form.nome ?? '').trim().slice(0, 80)
        const scopes = SCOPES.filter((each) => form[`le-${each}`] !== undefined)
        if (name === '' || scopes.length === 0) {
          const problems = {
            ...(name === '' && { nome: deskErrorMessages.keyWithoutName }),
            ...(scopes.length === 0 && { conjuntos: deskErrorMessages.keyWithoutScope }),
          }
          return again({ refused: { problems, typed: form } }, 400)
        }
        // only this reply shows the key: after a redirect it would have to be stored
        return again(
          { created: await services.createFigureKey(user, { name, scopes, term: form.prazo }) },
          200,
        )
      },
    },
    'chaves/revogar': {
      roles: ADMINISTRATORS,
      async act({ services, user, form }) {
        await services.revokeFigureKey(user, form.chave)
        return '/operador/exportacoes?feito=chave-revogada'
      },
    },
  },
})
