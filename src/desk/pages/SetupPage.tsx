import { setup as words } from '../../content/desk/entry.ts'
import { Button } from '../parts/Button.tsx'
import { Field } from '../parts/Field.tsx'
import { Form } from '../parts/Form.tsx'
import { Heading } from '../parts/Heading.tsx'
import { Notice } from '../parts/Notice.tsx'

export type SetupProps = { readonly email: string; readonly code: string; readonly problem: string | null }

export function SetupPage({ email, code, problem }: SetupProps) {
  return (
    <section className="desk-card">
      <Heading title={words.title} why={words.why} />
      {problem !== null && (
        <Notice kind="error">
          <p>{problem}</p>
        </Notice>
      )}
      <Form action="/operador/primeiro-acesso" className="desk-form">
        <Field
          name="email"
          label={words.email}
          type="email"
          autoComplete="username"
          defaultValue={email}
          required
        />
        <Field
          name="codigo"
          label={words.code}
          hint={words.codeHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={code}
          required
        />
        <Field
          name="senha"
          label={words.password}
          hint={words.passwordHint}
          type="password"
          autoComplete="new-password"
          required
        />
        <Field name="repetida" label={words.repeat} type="password" autoComplete="new-password" required />
        <Button label={words.go} />
      </Form>
      <p className="desk-aside">
        <a className="quiet-link" href="/operador/entrar">
          {words.back}
        </a>
      </p>
    </section>
  )
}
