/**
 * Journey `demo`, a starter template. It has its own screens, registers its steps in the visitor's
 * language (src/starter-template/language-and-theme.ts) and calls no server.
 */
import { en } from '../../content/demo/en.ts'
import { DemoSite } from '../../starter-template/DemoSite.tsx'
import { demoPageAt, titleOf } from '../../starter-template/demo-page-at-path.ts'
import { demoJourney } from '../../funnel/journeys/demo/journey.ts'
import { chosenThemeScript } from '../../starter-template/language-and-theme.ts'
import { keptInBrowser } from '../../sagas/server-record/order-kept-in-browser.ts'
import { registerJourney } from './register-journey.ts'

export const journeyParts = registerJourney({
  id: demoJourney.id,
  Screen: DemoSite,
  ...keptInBrowser('demo'),
  headAt: (path) => ({ title: titleOf(demoPageAt(path), en), lang: en.lang, script: chosenThemeScript }),
  isAlone: true,
})
