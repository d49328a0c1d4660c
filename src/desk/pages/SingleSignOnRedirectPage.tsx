import { welcome as words } from '../../content/desk/login.ts'

/**
 * Redirects from a page of our own after single sign-on: browsers do not send a new SameSite=Strict cookie with a
 * redirect that began on another site.
 */
export function SingleSignOnRedirectPage({ to }: { readonly to: string }) {
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
