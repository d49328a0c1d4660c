/** Page to upload a file for import, with a list of earlier imports. */
import {
  IMPORT_KINDS,
  PUBLISHERS,
  type ImportKind,
} from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { importKinds, importWords as words } from '../../content/desk/imports.ts'
import { importColumnNames, importColumns } from '../../content/desk/import-columns-and-examples.ts'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import { importFileProblems } from '../../content/desk/import-problems.ts'
import { deskErrorMessages } from '../../content/desk/error-words.ts'
import { urlParameter } from '../../lib/desk-url-parameters.ts'
import { again, deskPage, refuse, type FormVisit, type Loaded } from '../declare-desk-page.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField, FormSelect } from '../parts/FormFields.tsx'
import { DeskPageHeading } from '../parts/DeskPageHeading.tsx'
import { LinkLine, QuietLink } from '../parts/StandaloneLinks.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import '../reports-and-previews.css'

type Fields = {
  readonly kind: string
  readonly infra: string
  readonly capacity: string
  readonly isReplacing: boolean
}

type Said = {
  readonly fields: Fields
  /** Why nothing was read; null if nothing was sent. */
  readonly problem: string | null
}

const fieldsIn = ({ tipo = '', rede = '', visitas = '12', remover }: FormVisit['form']): Fields => ({
  kind: tipo,
  infra: rede.trim(),
  capacity: visitas.trim(),
  isReplacing: remover === 'sim',
})

const { refused } = words

/** Reads from the form what is to be imported; returns a sentence that says why if that is not possible. */
function importRequestIn({ kind, infra, capacity, isReplacing }: Fields, kinds: readonly ImportKind[]) {
  const known = kinds.find((each) => each === kind)
  if (known === undefined) return refused.kind
  if (known !== 'municipalities') return { kind: known, isReplacing, infra: null, capacity: null }
  if (infra === '' || infra.length > 60) return refused.infra
  if (!/^\d{1,3}$/.test(capacity)) return refused.capacity
  return { kind: known, isReplacing, infra, capacity: Number(capacity) }
}

async function upload({ services, user, form, readFile }: FormVisit) {
  const fields = fieldsIn(form)
  const say = (problem: string, status: number) => again({ fields, problem }, status)
  const file = await readFile()
  if (file === 'busy') return say(refused.busy, 409)
  if (file === 'too large') return say(importFileProblems.tooLarge(services.uploadMegabytes()), 413)
  if (!file || (file.name === '' && file.pieces.length === 0)) return say(refused.noFile, 400)
  const request = importRequestIn(fields, services.importKindsOf(user.role))
  if (typeof request === 'string') return say(request, 400)
  const begun = await services.readImport(user, request, file)
  return begun ? `/operador/importacoes/${begun.id}` : say(refused.busy, 409)
}

export default deskPage({
  path: '/operador/importacoes',
  roles: PUBLISHERS,
  title: words.title,
  menu: { group: 'shop', at: 2 },
  said: { fields: fieldsIn({}), problem: null } as Said,
  load: async ({ services, user }) => ({
    kinds: services.importKindsOf(user.role),
    megabytes: services.uploadMegabytes(),
    imports: await services.listImports(user.role),
  }),
  files: {
    modelo({ services, user, query }) {
      const kind = services.importKindsOf(user.role).find((each) => each === urlParameter(query, 'tipo'))
      if (kind === undefined) return refuse(404, deskErrorMessages.noPage)
      const body = services.modelOfImport(kind)
      return { type: 'text/csv; charset=utf-8', name: `modelo-${kind}.csv`, body }
    },
  },
  actions: { '': { takesFile: true, act: upload } },
  view: ({ kinds, megabytes, fields, problem, imports }) => (
    <>
      <DeskPageHeading title={words.title} why={words.why} />
      <DeskNotice kind="error" text={problem} />
      <CsrfForm action="/operador/importacoes" className="desk-panel desk-form" takesFile>
        <h2 className="desk-section">{words.form}</h2>
        <FormSelect
          name="tipo"
          label={words.kind}
          options={kinds.map((kind) => [kind, importKinds[kind]])}
          value={fields.kind}
        />
        {kinds.length < IMPORT_KINDS.length && <p className="desk-hint">{words.personalHint}</p>}
        <div className="desk-pair">
          <FormField
            name="rede"
            label={words.infra}
            hint={words.infraHint}
            defaultValue={fields.infra}
            maxLength={60}
          />
          <FormField
            name="visitas"
            label={words.capacity}
            hint={words.capacityHint}
            defaultValue={fields.capacity}
            inputMode="numeric"
            maxLength={3}
          />
        </div>
        <div>
          <label className="desk-choice">
            <input type="checkbox" name="remover" value="sim" defaultChecked={fields.isReplacing} />
            {words.replace}
          </label>
          <p className="desk-hint">{words.replaceHint}</p>
        </div>
        {/* the last field: the server reads those before it first */}
        <FormField
          name="arquivo"
          label={words.file}
          hint={words.fileHint(megabytes)}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          required
        />
        <div className="desk-buttons">
          <Button label={words.submit} />
        </div>
      </CsrfForm>
      <CollapsibleSection summary={words.columns}>
        <p className="desk-why">{words.columnsWhy}</p>
        {kinds.map((kind) => (
          <Columns key={kind} kind={kind} />
        ))}
      </CollapsibleSection>
      <section>
        <h2 className="desk-section">{words.history}</h2>
        <Table
          caption={words.historyCaption}
          rows={imports}
          keyOf={({ id }) => id}
          empty={words.none}
          columns={[
            { head: words.when, cell: ({ at }) => <Time iso={at} /> },
            { head: words.what, cell: ({ kind }) => importKinds[kind] },
            { head: words.fileName, cell: ({ fileName }) => <span className="unbroken">{fileName}</span> },
            { head: words.who, cell: ({ by }) => <BreakableEmail>{by}</BreakableEmail> },
            { head: words.state, cell: ({ state }) => words.states[state] },
            { head: words.see, isAction: true, cell: (row) => row.isOpen && <See {...row} /> },
          ]}
        />
      </section>
    </>
  ),
})

const Columns = ({ kind }: { readonly kind: ImportKind }) => (
  <section className="desk-stack" id={`colunas-${kind}`}>
    <h3 className="desk-label">{importKinds[kind]}</h3>
    <Table
      caption={words.columnsOf(importKinds[kind])}
      rows={importColumns[kind]}
      keyOf={({ name }) => name}
      empty=""
      columns={[
        {
          head: words.column,
          cell: ({ name, isOptional }) => (
            <>
              <span className="desk-strong">{importColumnNames[name]}</span>
              {isOptional && <span className="desk-hint"> {words.mayBeMissing}</span>}
            </>
          ),
        },
        { head: words.means, cell: ({ means }) => means },
        { head: words.example, cell: ({ example }) => <span className="unbroken">{example}</span> },
      ]}
    />
    <LinkLine
      href={`/operador/importacoes/modelo?${new URLSearchParams({ tipo: kind })}`}
      label={words.model}
      about={words.modelAbout(importKinds[kind])}
    />
  </section>
)

const See = ({ id, kind, fileName }: Loaded<'listImports'>[number]) => (
  <QuietLink
    href={`/operador/importacoes/${id}`}
    label={words.see}
    about={words.seeAbout(importKinds[kind], fileName)}
  />
)
