import { IMPORT_KINDS, type ImportKind } from '../../contract/desk-roles-reasons-calls-and-imports.ts'
import { importKinds, importWords as words } from '../../content/desk/imports.ts'
import { importColumns, importExamples } from '../../content/desk/import-columns.ts'
import { BreakableEmail } from '../../ui/order/BreakableEmail.tsx'
import type { ImportListProps, ImportSummary } from '../page-data-types/imports.ts'
import { Button } from '../parts/Button.tsx'
import { CollapsibleSection } from '../parts/CollapsibleSection.tsx'
import { DeskNotice } from '../parts/DeskNotice.tsx'
import { DescriptionList } from '../parts/DescriptionList.tsx'
import { CsrfForm } from '../parts/CsrfForm.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FormSelect } from '../parts/FormSelect.tsx'
import { Heading } from '../parts/Heading.tsx'
import { LinkLine, QuietLink } from '../parts/Links.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import '../reports-and-previews.css'

/** Page to upload a file for import, with a list of earlier imports. */
export function ImportsPage({ kinds, megabytes, fields, problem, imports }: ImportListProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
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
            autoComplete="off"
          />
          <FormField
            name="visitas"
            label={words.capacity}
            hint={words.capacityHint}
            defaultValue={fields.capacity}
            inputMode="numeric"
            maxLength={3}
            autoComplete="off"
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
        <DescriptionList
          rows={kinds.map((kind) => [importKinds[kind], <Columns key={kind} kind={kind} />])}
        />
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
  )
}

const Columns = ({ kind }: { readonly kind: ImportKind }) => (
  <>
    <p className="unbroken">{importColumns[kind]}</p>
    <p className="desk-hint unbroken">
      {words.exampleRow} {Object.values(importExamples[kind]).join('; ')}
    </p>
    <LinkLine
      href={`/operador/importacoes/modelo?${new URLSearchParams({ tipo: kind })}`}
      label={words.model}
      about={words.modelAbout(importKinds[kind])}
    />
  </>
)

const See = ({ id, kind, fileName }: ImportSummary) => (
  <QuietLink
    href={`/operador/importacoes/${id}`}
    label={words.see}
    about={words.seeAbout(importKinds[kind], fileName)}
  />
)
