// src/content/steps/data-instalacao.ts
var dataInstalacao = {
	title: "Dia da instalação",
	heading: "Quando podemos instalar?",
	again: "E o dia da visita?",
	why: "Alguém precisa estar em casa para receber o técnico.",
	labels: {
		date: "Dia",
		period: "Período",
		date2: "Dia",
		period2: "Período",
		date3: "Dia",
		period3: "Período"
	},
	hints: { date: "Se preferir, escreva a data: dd/mm/aaaa." },
	placeholders: { date: "dd/mm/aaaa" },
	submit: "Continuar",
	options: [{
		value: "manha",
		label: "Manhã (8h às 12h)"
	}, {
		value: "tarde",
		label: "Tarde (12h às 18h)"
	}],
	before: "Agora, o dia da instalação.",
	help: "Escolha um dia e um período. Se quiser, deixe uma segunda e uma terceira opção.",
	name: "instalação",
	words: [
		"instalacao",
		"data da instalacao",
		"data de instalacao",
		"dia da instalacao",
		"agendamento",
		"periodo",
		"horario",
		"data"
	],
	row: {
		group: "installation",
		label: "Datas"
	}
};
export { dataInstalacao as t };
