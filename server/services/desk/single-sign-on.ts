/** Logs desk users in to the desk through an OpenID Connect provider. */
import * as oidc from 'openid-client'
import type { Config } from '../../config.ts'
import { accountOf, bindSingleSignOn } from '../../repositories/desk/desk-users.ts'
import { audit } from './write-and-check-audit-log.ts'
import { accountEmailOf } from './log-in.ts'
import type { DeskContext, SingleSignOn } from './desk-context.ts'
import { hashOf, startDeskSession } from './sessions.ts'

/** What the browser's cookie contains (encrypted) while the user logs in at the OpenID Connect provider. */
type Kept = {
  state: string
  nonce: string
  verifier: string
  at: number
  /**
   * The hash of the browser's previous session token. It is kept here because the session cookie
   * (SameSite=Strict) is not sent when the provider redirects back.
   */
  replaced: string | null
}

/** How many milliseconds a login at the provider may take. */
const PATIENCE_MS = 10 * 60_000
const OWNER = 'single sign-on'
const CALLBACK = '/operador/entrar/sso/retorno'

type Provider = NonNullable<Config['singleSignOn']>

/**
 * Creates the single sign-on with OpenID Connect: authorization code flow with PKCE, state and nonce. Whether
 * a second factor is required is up to the provider.
 */
export function makeSingleSignOn(
  { issuer, clientId, clientSecret }: Provider,
  publicUrl: string,
  { vault, clock }: Pick<DeskContext, 'vault' | 'clock'>,
): SingleSignOn {
  const server = new URL(issuer)
  // The configuration accepts http only for hosts of a private network.
  const execute = server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []
  let known: Promise<oidc.Configuration> | undefined
  const discover = () => {
    known ??= oidc.discovery(server, clientId, clientSecret, undefined, { execute, timeout: 5 })
    known.catch(() => (known = undefined))
    return known
  }

  return {
    async begin(session) {
      const provider = await discover()
      const state = oidc.randomState()
      const nonce = oidc.randomNonce()
      const verifier = oidc.randomPKCECodeVerifier()
      const to = oidc.buildAuthorizationUrl(provider, {
        redirect_uri: publicUrl + CALLBACK,
        scope: 'openid email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      const replaced = session === undefined ? null : hashOf(session)
      const kept: Kept = { state, nonce, verifier, at: clock.now().getTime(), replaced }
      return { to, kept: vault.seal(JSON.stringify(kept), OWNER) }
    },
    async finish(desk, kept, query, browser) {
      if (kept === undefined) throw new Error('the browser has no cookie of a single sign-on')
      const { state, nonce, verifier, at, replaced } = JSON.parse(vault.open(kept, OWNER)) as Kept
      if (clock.now().getTime() - at > PATIENCE_MS) throw new Error('the login at the provider took too long')
      const provider = await discover()
      const tokens = await oidc.authorizationCodeGrant(provider, new URL(publicUrl + CALLBACK + query), {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims || claims.email_verified !== true || typeof claims.email !== 'string') return null
      const who = { email: accountEmailOf(claims.email), subject: `${claims.iss} ${claims.sub}` }
      return enter(desk, who, replaced, browser)
    },
  }
}

/**
 * Logs in a person whose e-mail address has an account at the desk. The account is bound to the first of the
 * provider's users who logs in to it; any other user is refused.
 */
async function enter(
  desk: DeskContext,
  who: { email: string; subject: string },
  replaced: string | null,
  browser: string | null,
): Promise<string | null> {
  const account = await accountOf(desk.db, who.email)
  if (!account || account.disabled_at) return null
  return desk.db.transaction(async (sql) => {
    if (!(await bindSingleSignOn(sql, account.id, who.subject))) {
      await audit(sql, desk, { by: account, what: 'entry_refused' })
      return null
    }
    const token = await startDeskSession(desk, sql, { operator: account.id, stage: 'in', replaced, browser })
    await audit(sql, desk, { by: account, what: 'entered_by_sso' })
    return token
  })
}
