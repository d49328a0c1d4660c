/** A notice on a landing page that sends the operator's employees to the migration form on another page. */
import { employeeMigrationNotice } from '../../../content/landing/employee-migration-notice.ts'
import { useEditableTexts } from '../edition-contexts.ts'
import { TextLink } from './TextLink.tsx'
import './employee-migration-notice.css'

export function EmployeeMigrationNotice() {
  const { staffNoticeTitle, staffNoticeText } = useEditableTexts('staffNoticeTitle', 'staffNoticeText')
  return (
    <section className="employee-migration-notice" aria-labelledby="aviso-colaborador">
      <div className="employee-migration-notice__in">
        <div>
          <h2 id="aviso-colaborador">{staffNoticeTitle}</h2>
          <p>{staffNoticeText}</p>
        </div>
        <TextLink {...employeeMigrationNotice.link} />
      </div>
    </section>
  )
}
