/** The grades in words. */
const GRADE_WORDS = ['judge.grade.0', 'judge.grade.1', 'judge.grade.2', 'judge.grade.3'] as const;

export const gradeWord = (grade: number) => GRADE_WORDS[grade] ?? GRADE_WORDS[0];
