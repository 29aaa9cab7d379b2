/** Runs in the measured page: collects its long tasks, and the layout shifts that no input caused. */
const counted = { tasks: [], shifts: [] };

/** What was counted since the call before. Observers are told in a task of their own, so it waits for an idle moment. */
globalThis.takeCounted = async () => {
  await new Promise((resolve) => requestIdleCallback(resolve));
  return { tasks: counted.tasks.splice(0), shifts: counted.shifts.splice(0) };
};

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) counted.tasks.push(duration);
}).observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) counted.shifts.push(value);
}).observe({ type: 'layout-shift', buffered: true });
