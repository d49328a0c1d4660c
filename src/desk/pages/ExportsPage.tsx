import { exportWords as words } from '../../content/desk/exports.ts'
import { Button } from '../parts/Button.tsx'
import { FormField } from '../parts/FormField.tsx'
import { FigureFilter, type FilterValues } from '../parts/FigureFilter.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'
import { Table } from '../parts/Table.tsx'
import { Time } from '../parts/Time.tsx'
import '../figures.css'

export type ExportsProps = {
  readonly filter: FilterValues
  readonly campaigns: readonly string[]
  /** Whether this person makes and revokes keys. */
  readonly mayKeep: boolean
  /** A key that was just made; it is shown this once. */
  readonly created: string | null
  readonly keys: readonly {
    readonly id: string
    readonly name: string
    readonly createdAt: string
    readonly usedAt: string | null
  }[]
}

export function ExportsPage({ filter, campaigns, mayKeep, created, keys }: ExportsProps) {
  return (
    <>
      <Heading title={words.title} why={words.why} />
      {created !== null && (
        <Notice kind="done">
          <p>{words.created}</p>
          <code className="desk-secret">{created}</code>
        </Notice>
      )}
      <FigureFilter action="/operador/exportar" values={filter} campaigns={campaigns} submit={words.download}>
        <Choice
          name="conjunto"
          label={words.dataset}
          options={mayKeep ? { ...words.datasets, ...words.orders } : words.datasets}
        />
        <Choice name="formato" label={words.format} options={words.formats} />
      </FigureFilter>
      {mayKeep && <Keys keys={keys} />}
    </>
  )
}

function Choice(props: {
  readonly name: string
  readonly label: string
  readonly options: Readonly<Record<string, string>>
}) {
  const { name, label, options } = props
  return (
    <div className="field">
      <label className="desk-label" htmlFor={name}>
        {label}
      </label>
      <select id={name} name={name} className="input desk-input">
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}

function Keys({ keys }: Pick<ExportsProps, 'keys'>) {
  return (
    <section>
      <h2 className="desk-section">{words.keys}</h2>
      <p className="desk-hint figure-note">{words.keysWhy}</p>
      <Table
        caption={words.keys}
        rows={keys}
        keyOf={({ id }) => id}
        empty={words.noKeys}
        columns={[
          { head: words.name, cell: ({ name }) => name },
          { head: words.since, cell: ({ createdAt }) => <Time iso={createdAt} /> },
          { head: words.used, cell: ({ usedAt }) => (usedAt === null ? words.never : <Time iso={usedAt} />) },
          {
            head: words.revoke,
            cell: ({ id, name }) => (
              <Form action="/operador/exportacoes/chaves/revogar">
                <input type="hidden" name="chave" value={id} />
                <Button label={words.revoke} about={name} kind="secondary" />
              </Form>
            ),
          },
        ]}
      />
      <Form action="/operador/exportacoes/chaves" className="desk-form figure-key">
        <FormField name="nome" label={words.keyName} hint={words.keyHint} required maxLength={80} />
        <Button label={words.create} kind="secondary" />
      </Form>
    </section>
  )
}
