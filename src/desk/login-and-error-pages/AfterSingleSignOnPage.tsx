/**
 * Page that redirects to the desk after single sign-on. An HTTP redirect would not work, because browsers do not send a
 * new SameSite=Strict cookie with a redirect that began on another site.
 */
import { singleSignOnWords as words } from '../../content/desk/login.ts'
import type { UndeclaredData } from '../../../server/routes/desk/page-declaration-types.ts'
import { LinkLine } from '../parts/StandaloneLinks.tsx'

export function AfterSingleSignOnPage({ to }: UndeclaredData<'afterSingleSignOn'>) {
  return (
    <section className="desk-card">
      <meta httpEquiv="refresh" content={`0;url=${to}`} />
      <h1>{words.title}</h1>
      <LinkLine href={to} label={words.go} />
    </section>
  )
}
