/** The style sheet of the scheduling page, with the site's colours and sizes. */

/** Two weeks have ten working days; a distant time zone may add one. */
const MAX_DAYS = 14;

const PICKED_DAYS = Array.from(
  { length: MAX_DAYS },
  (_, place) =>
    `form:has(#day-${place}:checked) #times-${place}{display:grid}form:has(#times-${place} :checked) label[for=day-${place}]::after{opacity:1}`,
).join('');

export const BOOKING_STYLE = `:root{color-scheme:light dark;--bg:light-dark(#fff,#171d1b);--ink:light-dark(#171d1b,#e8edea);--ink-2:light-dark(#4b5752,#a3afa9);--line:light-dark(#d8dfdb,#35403b);--control:light-dark(#84918b,#6f7c76);--well:light-dark(#f3f6f4,#232b28);--action-text:light-dark(#fff,#0d1211);--vein:light-dark(#d13c12,#ff7a52);--danger:light-dark(#b3261e,#ff9d94);--focus:light-dark(#2b5bd7,#8fb0ff)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 "Hanken Grotesk",system-ui,sans-serif}
main{max-width:980px;margin:0 auto;padding:28px 32px 36px}
h1{margin:0;font-size:24px;line-height:1.25;font-weight:600;letter-spacing:-.01em}
h2{margin:0;font-size:17px;font-weight:600}
p{margin:6px 0 0}
.quiet{color:var(--ink-2);font-size:15px}
.alert{margin-top:16px;padding:12px 14px;border-radius:8px;border:1.5px solid var(--danger);color:var(--danger)}
:focus-visible{outline:2px solid var(--focus);outline-offset:3px}
form[data-times]{display:grid;grid-template-columns:minmax(0,1.5fr) minmax(0,1fr);gap:24px 40px;margin-top:20px}
fieldset{border:0;margin:0;padding:0;min-width:0}
legend{padding:0;margin-bottom:8px;font-weight:600}
.days{display:grid;grid-template-columns:repeat(5,1fr)}
.days legend,.times legend{float:left;width:100%;grid-column:1/-1}
.day{position:relative}
.days>.day{margin:0 -1px -1px 0}
.day input,.time input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}
.day label{position:relative;display:flex;flex-direction:column;min-height:60px;padding:9px 12px;border:1px solid var(--line);line-height:1.3}
.day label::after{content:"";position:absolute;inset-inline:0;bottom:0;height:3px;background:var(--vein);opacity:0}
.weekday{color:var(--ink-2);font-size:14px}
.date{font-weight:600;white-space:nowrap}
.day input:checked+label{background:var(--ink);color:var(--action-text);border-color:var(--ink)}
.day input:checked+label .weekday{color:inherit;opacity:.8}
.day input:focus-visible+label,.time input:focus-visible+label{outline:2px solid var(--focus);outline-offset:2px;z-index:1}
.day input:hover:not(:checked)+label,.time input:hover:not(:checked)+label{background:var(--well)}
.sheets{margin-top:22px}
.times{display:none;grid-template-columns:repeat(4,1fr);gap:8px}
.time{position:relative}
.time label{display:grid;place-items:center;min-height:44px;border-radius:8px;box-shadow:inset 0 0 0 1.5px var(--line);font-variant-numeric:tabular-nums}
.time input:checked+label{background:var(--ink);color:var(--action-text);font-weight:600;box-shadow:none}
.who{display:flex;flex-direction:column;gap:14px}
.who label{display:block;margin-bottom:5px;font-weight:600}
.who label span{font-weight:400;color:var(--ink-2)}
.who input,.who textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--control);border-radius:8px;background:var(--bg);color:inherit;font:inherit}
.who textarea{min-height:84px;resize:vertical}
[aria-invalid=true]{border-color:var(--danger)!important}
.error{color:var(--danger);font-size:14px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 22px;border:0;border-radius:8px;background:var(--ink);color:var(--action-text);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
.button.line{background:none;color:inherit;box-shadow:inset 0 0 0 1.5px var(--line)}
.steps,.go-on,.pick-first,.picked{display:none}
.actions{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.when{margin-top:20px;padding:18px 0;border-block:1px solid var(--line);font-size:20px;font-weight:600}
${PICKED_DAYS}
@media (min-width:900px) and (min-height:690px){.day label{min-height:68px}.time label{min-height:54px}.who textarea{min-height:150px}}
@media (max-width:680px){main{padding:18px 20px 20px}h1{font-size:22px}.quiet{font-size:14px;margin-top:2px}form[data-times]{grid-template-columns:minmax(0,1fr);gap:16px;margin-top:12px}.day label{min-height:54px;padding:6px 6px 6px 8px}.date{font-size:15px;letter-spacing:-.01em}.sheets{margin-top:16px}legend{margin-bottom:6px}
.steps{display:grid;grid-template-columns:1fr 1fr;border-bottom:1px solid var(--line)}.steps legend{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}.step{position:relative}.step input{position:absolute;inset:0;width:100%;height:100%;margin:0;opacity:0;cursor:pointer}.step label{display:block;padding:10px 2px;color:var(--ink-2);border-bottom:3px solid transparent;margin-bottom:-1px}.step input:checked+label{color:var(--ink);font-weight:600;border-color:var(--vein)}.step input:focus-visible+label{outline:2px solid var(--focus);outline-offset:-2px}
form:has(#step-when:checked) .who,form:has(#step-who:checked) .when-step{display:none}form:has(.time input:checked) .go-on{display:flex;margin-top:16px}form:not(:has(.time input:checked)) .pick-first{display:block;margin-top:16px;min-height:48px}.picked:not([hidden]){display:block;margin:0;font-weight:600}}
@media (forced-colors:active){.day input:checked+label,.time input:checked+label,.step input:checked+label{forced-color-adjust:none;background:Highlight;color:HighlightText}.time label,.button{border:1px solid ButtonBorder}}
@media (max-width:359px){.days,.times{grid-template-columns:repeat(4,1fr)}}
`;
