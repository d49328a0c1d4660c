/** Ways in which people ask about coverage and installation, including typos and slang. */

export const coverageAndInstallationWordings = {
  cobertura: [
    'quais cidades atendem',
    'meu vizinho tem e eu não, por quê?',
    'pq meu vizinho tem e eu nao',
    'vcs atendem sao paulo?',
  ],
  'instalacao-custo': ['a instalação tá inclusa?', 'paga por metro de cabo?'],
  'instalacao-prazo': [
    'instala hoje?',
    'instala amanhã?',
    'dá pra instalar essa semana?',
    'preciso com urgência, quando vem?',
    'instala no sábado?',
    'instala de domingo?',
    'instala no feriado?',
    'qual horário da instalação?',
    'posso escolher o dia da instalação?',
    'demora muito pra ligar a internet?',
    'que horas o tecnico passa',
  ],
  'instalacao-quem': [
    'vem um técnico?',
    'é técnico de vocês mesmo?',
    'precisa ter alguém em casa?',
    'posso instalar sozinho?',
    'eu mesmo instalo?',
    'como é a instalação?',
    'como funciona a instalação',
    'e se eu não estiver em casa no dia?',
    'posso mudar o dia da visita?',
    'dá pra remarcar o técnico?',
  ],
} as const satisfies Record<string, readonly string[]>
