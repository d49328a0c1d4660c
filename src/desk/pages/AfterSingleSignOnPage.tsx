import { singleSignOnWords as words } from '../../content/desk/login.ts'

/**
 * The page that redirects to the desk after single sign-on. An HTTP redirect would not work: browsers do not
 * send a new SameSite=Strict cookie with a redirect that began on another site.
 */
export function AfterSingleSignOnPage({ to }: { readonly to: string }) {
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
