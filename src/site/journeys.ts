/**
 * Registers every journey, for server, build and tests. A browser loads only the one its page belongs to.
 */
import '../funnel/journeys/b-mobile.ts'
import '../funnel/journeys/b.ts'
import '../funnel/journeys/collaborator.ts'
import '../funnel/journeys/compact.ts'
import '../funnel/journeys/demo.ts'
import '../funnel/journeys/mobile.ts'
import '../funnel/journeys/renewal.ts'
import '../funnel/journeys/migration.ts'
import '../funnel/journeys/coverage.ts'
import '../funnel/journeys/standard.ts'
