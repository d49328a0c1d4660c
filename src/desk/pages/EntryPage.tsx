import { entry as words } from '../../content/desk/entry.ts'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'

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
    <section className="desk-card">
      <Heading title={words.title} why={words.why} />
      {problem !== null && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Form action="/operador/entrar" className="desk-form">
        <input type="hidden" name="volta" value={back} />
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <Field name="senha" label={words.password} type="password" autoComplete="current-password" required />
        <Button label={words.go} />
      </Form>
      {hasSingleSignOn && (
        <>
          <p className="desk-or">{words.or}</p>
          <a className="button button--secondary desk-button" href="/operador/entrar/sso">
            {words.singleSignOn}
          </a>
        </>
      )}
      <p className="desk-aside">
        {words.first}{' '}
        <a className="quiet-link" href="/operador/primeiro-acesso">
          {words.firstLink}
        </a>
      </p>
    </section>
  )
}
