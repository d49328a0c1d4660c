/** The pages of the demo site (/demo) outside its order: home, about, greeting and 'not found'. */
import { useRef, useState } from 'react'
import { ButtonLink } from '../ui/forms/PrimaryButton.tsx'
import { StepForm } from '../ui/forms/StepForm.tsx'
import { TextField } from '../ui/forms/TextField.tsx'
import { useCampaignHref } from '../ui/useCampaign.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { useDemoTexts } from './language-and-theme.ts'

function BackHome() {
  const { buttons } = useDemoTexts()
  return (
    <p>
      <a className="quiet-link" href={useCampaignHref('/demo/')}>
        {buttons.back}
      </a>
    </p>
  )
}

/** The home page of the demo site, with links to its order as form pages and as a chat. */
export function DemoHome() {
  const { greeting, marketing, home, buttons } = useDemoTexts()
  return (
    <DemoFrame>
      <h1 className="demo-greeting">{greeting}</h1>
      <p className="demo-lead">{home.heading}</p>
      <div className="demo-actions">
        <ButtonLink href={useCampaignHref('/demo/details/')}>{buttons.go}</ButtonLink>
        <ButtonLink href={useCampaignHref('/demo/chat')} tone="secondary">
          {buttons.toChat}
        </ButtonLink>
      </div>
      <ul className="demo-cards">
        {marketing.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <TryRoute />
    </DemoFrame>
  )
}

/**
 * Encodes a name for a URL path. Slashes, backslashes and dots become spaces, because they would change the
 * path.
 */
const inAddress = (typed: string) =>
  encodeURIComponent(
    typed
      .replaceAll(/[/\\.]/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .slice(0, 40),
  )

/** A form for a name. It opens the page that greets this name. */
function TryRoute() {
  const { route, buttons } = useDemoTexts()
  const [typed, setTyped] = useState('')
  const link = useRef<HTMLAnchorElement>(null)
  const name = inAddress(typed)
  const here = useCampaignHref('/demo/')
  return (
    <section className="demo-route">
      <h2>{route.heading}</h2>
      <p>{route.text}</p>
      {/* pressing Enter follows the link */}
      <StepForm className="demo-line" onAnswer={() => link.current?.click()}>
        <TextField
          name="someone"
          label={route.label}
          value={typed}
          onChange={(_name, value) => setTyped(value)}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={40}
        />
        <a ref={link} className="button button--secondary" href={name ? `${here}hello/${name}` : here}>
          {buttons.go}
        </a>
      </StepForm>
    </section>
  )
}

/** The page that explains the demo site. */
export function About() {
  const { about, privacy } = useDemoTexts()
  return (
    <DemoFrame>
      <BackHome />
      <h1>{about.heading}</h1>
      {[...about.text, privacy].map((text) => (
        <p key={text}>{text}</p>
      ))}
    </DemoFrame>
  )
}

/** The page that greets the visitor by the name in the URL. It is an example of a dynamic route. */
export function Greeted({ name }: { name: string }) {
  const { route } = useDemoTexts()
  return (
    <DemoFrame>
      <BackHome />
      <h1>{route.hello(name)}</h1>
      <p>{route.shown}</p>
      <TryRoute />
    </DemoFrame>
  )
}

/** The page for any unknown path below /demo. */
export function NotFound() {
  const { notFound, buttons } = useDemoTexts()
  return (
    <DemoFrame>
      <h1>{notFound.title}</h1>
      <p>{notFound.text}</p>
      <div className="demo-actions">
        <ButtonLink href={useCampaignHref('/demo/')}>{buttons.home}</ButtonLink>
      </div>
    </DemoFrame>
  )
}
