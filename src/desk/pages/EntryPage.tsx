import { entry as words } from '../../content/desk/login.ts'
import { EntranceCard, EntranceLink } from '../parts/EntranceCard.tsx'
import { FormField } from '../parts/FormField.tsx'

export type EntryProps = {
  /** As typed before. */
  readonly email: string
  readonly problem: string | null
  readonly hasSingleSignOn: boolean
  /** Path to go on to. */
  readonly back: string
}

export function EntryPage({ email, problem, hasSingleSignOn, back }: EntryProps) {
  return (
    <EntranceCard
      title={words.title}
      why={words.why}
      problem={problem}
      action="/operador/entrar"
      go={words.go}
      below={
        <>
          {hasSingleSignOn && (
            <>
              <p className="desk-or">{words.or}</p>
              <a className="button button--secondary desk-button" href="/operador/entrar/sso">
                {words.singleSignOn}
              </a>
            </>
          )}
          <EntranceLink before={words.first} href="/operador/primeiro-acesso" label={words.firstLink} />
        </>
      }
    >
      <input type="hidden" name="volta" value={back} />
      <FormField
        name="email"
        label={words.email}
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <FormField
        name="senha"
        label={words.password}
        type="password"
        autoComplete="current-password"
        required
      />
    </EntranceCard>
  )
}
