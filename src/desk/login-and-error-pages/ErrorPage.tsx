/** Shows an error message, and a request id for finding the error in the log. */
import { errorPages as words } from '../../content/desk/error-pages.ts'
import type { UndeclaredData } from '../../../server/routes/desk/page-declaration-types.ts'
import { LinkButton } from '../parts/Button.tsx'

export function ErrorPage({ status, message, reference }: UndeclaredData<'error'>) {
  return (
    <section className="desk-card">
      <h1>{words.titles[status] ?? words.title}</h1>
      <p className="desk-why">{message}</p>
      <p>
        <LinkButton href="/operador" label={words.back} />
      </p>
      <p className="desk-hint">
        {words.reference} <code>{reference}</code>.
      </p>
    </section>
  )
}
