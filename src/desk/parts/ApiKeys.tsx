import { exportWords as words } from '../../content/desk/exports.ts'
import { Button } from './Button.tsx'
import { Form } from './Form.tsx'
import { FormField } from './FormField.tsx'
import { Table } from './Table.tsx'
import { Time } from './Time.tsx'

/** An API key without its secret. Times are ISO. `usedAt` is null for a key that was never used. */
export type ApiKeyRow = {
  readonly id: string
  readonly name: string
  readonly createdAt: string
  readonly usedAt: string | null
}

/**
 * Lists the API keys with which other programs may read the desk's figures, and lets a person create and
 * revoke keys.
 */
export function ApiKeys({ keys }: { readonly keys: readonly ApiKeyRow[] }) {
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
