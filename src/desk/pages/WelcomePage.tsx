import { welcome as words } from '../../content/desk/login.ts'

/** Goes on by itself: the strict cookie that was just set is sent only from one of our pages. */
export function WelcomePage({ to }: { readonly to: string }) {
  return (
    <section className="desk-card">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1>{words.title}</h1>
      <p>
        <a className="quiet-link" href={to}>
          {words.go}
        </a>
      </p>
    </section>
  )
}
