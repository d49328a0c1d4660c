import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../src/ui/tokens.css'
import '../../src/ui/base.css'
import '../../src/campaigns/black-friday/theme.css'
import { chatScreens } from './chat-screens.tsx'
import { pageScreens } from './page-screens.tsx'

/** Development only: every screen and part in every state. `?screen=cep&theme=dark`; without a screen, a list. */
const screens = { ...pageScreens, ...chatScreens }
const query = new URLSearchParams(location.search)
const Screen = screens[query.get('screen') ?? '']
const theme = query.get('theme')
if (theme) document.documentElement.dataset.theme = theme
const campaign = query.get('campaign')
if (campaign) document.documentElement.dataset.campaign = campaign

function List() {
  return (
    <ul className="stack">
      {Object.keys(screens).map((name) => (
        <li key={name}>
          <a href={`?screen=${name}`} data-screen={name}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(<StrictMode>{Screen ? <Screen /> : <List />}</StrictMode>)
}
