/**
 * The scheduling page's optional script: shows times in the visitor's time zone, clears the selected time when another
 * day is selected, and repeats the selected time in the second step. Without it the page uses UTC.
 *
 * Plain browser code sent unchanged, hence a string; `booking-page.ts` renders the attributes it uses.
 */
export const BOOKING_SCRIPT = `(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const format = (options) => new Intl.DateTimeFormat('en-GB', options);
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const dayKey = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const dayName = format({ weekday: 'long', day: 'numeric', month: 'long' });
  const shortWeekday = format({ weekday: 'short' });
  const dayOfMonth = format({ day: 'numeric', month: 'short' });

  for (const time of document.querySelectorAll('time[data-show]')) {
    const at = new Date(time.dateTime);
    time.textContent = time.dataset.show === 'full' ? dayName.format(at) + ', ' + clock.format(at) : clock.format(at);
  }
  const zoneLine = document.getElementById('zone');
  if (zoneLine && zone) zoneLine.textContent = 'Times are in your time zone, ' + zone.replaceAll('_', ' ') + '.';

  const form = document.querySelector('form[data-times]');
  if (!form) return;
  const places = new Map();
  for (const option of form.querySelectorAll('.time')) {
    const at = new Date(option.querySelector('input').value);
    const key = dayKey.format(at);
    if (!places.has(key)) places.set(key, { at, options: [] });
    places.get(key).options.push(option);
  }
  const days = form.querySelector('.days');
  const sheets = form.querySelector('.sheets');
  const dayModel = days.querySelector('.day');
  const sheetModel = sheets.querySelector('.times');
  if (!dayModel || !sheetModel) return;
  const chosenKey = days.dataset.chosen && dayKey.format(new Date(days.dataset.chosen));
  const newDays = [];
  const newSheets = [];
  for (const [key, { at, options }] of places) {
    const place = newDays.length;
    const day = dayModel.cloneNode(true);
    const input = day.querySelector('input');
    input.id = 'day-' + place;
    input.value = options[0].querySelector('input').value;
    const hasPicked = options.some((option) => option.querySelector('input').checked);
    input.checked = hasPicked || key === chosenKey;
    day.querySelector('label').htmlFor = input.id;
    day.querySelector('.weekday').textContent = shortWeekday.format(at);
    day.querySelector('.date').textContent = dayOfMonth.format(at);
    newDays.push(day);
    const sheet = sheetModel.cloneNode(false);
    sheet.id = 'times-' + place;
    const legend = document.createElement('legend');
    legend.textContent = dayName.format(at);
    sheet.append(legend, ...options);
    newSheets.push(sheet);
  }
  if (!newDays.some((day) => day.querySelector('input').checked)) newDays[0].querySelector('input').checked = true;
  days.replaceChildren(days.querySelector('legend'), ...newDays);
  sheets.replaceChildren(...newSheets);

  const pickedLine = form.querySelector('.picked');
  const showPicked = () => {
    const picked = sheets.querySelector('input:checked');
    const at = picked && new Date(picked.value);
    pickedLine.hidden = !at;
    pickedLine.textContent = at ? dayName.format(at) + ', ' + clock.format(at) : '';
  };
  showPicked();
  sheets.addEventListener('change', showPicked);
  days.addEventListener('change', () => {
    for (const picked of sheets.querySelectorAll('input:checked')) {
      if (getComputedStyle(picked.closest('.times')).display === 'none') picked.checked = false;
    }
    showPicked();
  });

  const goOn = form.querySelector('.go-on');
  const toDetails = () => {
    document.getElementById('step-who').checked = true;
    document.getElementById('name').focus();
  };
  goOn.addEventListener('click', (event) => {
    event.preventDefault();
    toDetails();
  });
  // Enter on a selected time also continues: the submit button is on the other step.
  sheets.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || getComputedStyle(goOn).display === 'none') return;
    event.preventDefault();
    toDetails();
  });
})();
`;
