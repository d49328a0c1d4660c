import './benefit-art.css'
import { emblems, plainEmblem } from './benefit-emblems.ts'

/** Picture of an app that comes with a plan, chosen by the app's slug. */
export function BenefitArt({ slug }: { slug: string }) {
  return (
    <svg className="benefit-art" viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
      <rect className="benefit-art__ground" width="96" height="96" rx="22" />
      {(emblems[slug] ?? plainEmblem).map(([tone, d]) => (
        <path key={d} className={`benefit-art__${tone}`} d={d} />
      ))}
    </svg>
  )
}
