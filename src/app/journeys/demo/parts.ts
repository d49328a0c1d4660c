import { en } from '../../../content/demo/en.ts'
import { Demo } from '../../../demo/Demo.tsx'
import { placeAt, titleOf } from '../../../demo/places.ts'
import { demo } from '../../../funnel/journeys/demo/journey.ts'
import { keptInBrowser } from '../../../sagas/subject/in-browser.ts'
import { registerJourney } from '../register.ts'

/**
 * The starter template: it brings its screens, registers its steps in the visitor's language (src/demo/settings.ts) and
 * calls no server (D48, D75).
 */
export const parts = registerJourney({
  id: demo.id,
  Screen: Demo,
  ...keptInBrowser('demo'),
  headAt: (path) => ({ title: titleOf(placeAt(path), en), lang: en.lang }),
  isAlone: true,
})
