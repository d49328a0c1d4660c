import { trouble as words } from '../../content/desk/problem-pages.ts'

export type TroubleProps = {
  readonly status: number
  readonly message: string
  /** Finds what happened in the log. */
  readonly reference: string
}

export function TroublePage({ status, message, reference }: TroubleProps) {
  return (
    <section className="desk-card">
      <h1>{words.titles[status] ?? words.title}</h1>
      <p className="desk-why">{message}</p>
      <p>
        <a className="button button--secondary desk-button" href="/operador">
          {words.back}
        </a>
      </p>
      <p className="desk-hint">
        {words.reference} <code>{reference}</code>.
      </p>
    </section>
  )
}
