const page = `<!doctype html>
<html lang="ps" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>د شمېرو کرښه</title>
<link rel="stylesheet" href="style.css">
</head>
<body>
<h1 id="task"></h1>
<div class="line" id="line" dir="ltr"></div>
<p>
<button type="button" id="back">یو ټوپ شاته</button>
<button type="button" id="on">یو ټوپ مخته</button>
<button type="button" id="check">وګورئ</button>
</p>
<p id="said" role="status"></p>
<script src="hops.js"></script>
</body>
</html>
`;

const style = `body { font: 1.2rem/2 sans-serif; margin: 1rem auto; max-width: 40rem; padding: 0 1rem; text-align: center; color: #22304a; background: #fbf7ef }
.line { display: grid; grid-template-columns: repeat(11, 1fr); border-top: 4px solid #22304a; margin: 4rem 0 2rem; line-height: 1.4 }
.line span { position: relative; border-inline-start: 2px solid #22304a; padding-top: .5rem; font-size: 1rem }
.line .here::before { content: ''; position: absolute; inset: -1.9rem auto auto 50%; width: 1.5rem; height: 1.2rem; margin-left: -.75rem; border-radius: 50% 50% 40% 40%; background: radial-gradient(circle at 28% 28%, #fff 0 3px, transparent 3px), radial-gradient(circle at 72% 28%, #fff 0 3px, transparent 3px), #3a9d5d }
button { font: inherit; padding: .2rem 1rem; margin: .2rem; border: 2px solid #1f7a5c; border-radius: .6rem; background: #fff; color: #14523d }
`;

const script = `const digits = '۰۱۲۳۴۵۶۷۸۹';
const word = (n) => String(n).replace(/\\d/g, (d) => digits[d]);
const line = document.getElementById('line');
const said = document.getElementById('said');
let place = 0, first = 0, second = 0;
for (let n = 0; n <= 10; n += 1) {
  const mark = document.createElement('span');
  mark.textContent = word(n);
  line.append(mark);
}
function show() {
  [...line.children].forEach((mark, n) => mark.classList.toggle('here', n === place));
}
function ask() {
  first = 1 + Math.floor(Math.random() * 5);
  second = 1 + Math.floor(Math.random() * 5);
  place = 0;
  document.getElementById('task').textContent = word(first) + ' + ' + word(second) + ' = ؟';
  show();
}
function hop(by) {
  place = Math.min(10, Math.max(0, place + by));
  said.textContent = word(place);
  show();
}
document.getElementById('on').addEventListener('click', () => hop(1));
document.getElementById('back').addEventListener('click', () => hop(-1));
document.getElementById('check').addEventListener('click', () => {
  if (place === first + second) { said.textContent = 'سم! بله پوښتنه.'; ask(); }
  else said.textContent = 'بیا هڅه وکړئ: لومړی ' + word(first) + ' ټوپه، بیا ' + word(second) + '.';
});
ask();
`;

/** A frog that hops along a line of numbers: the files of a small package of web pages, by their paths. */
export const numberLine: Readonly<Record<string, string>> = {
  'index.html': page,
  'style.css': style,
  'hops.js': script,
};
